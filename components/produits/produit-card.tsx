import { useWords } from '#words';
import { CardActions } from '@/components/contact/card-actions';
import { CardButtons } from '@/components/listing/card-buttons';
import { CardImage } from '@/components/listing/card-image';
import { CardTitle } from '@/components/listing/card-title';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { formatEuros } from '@/lib/core/text/money';
import type { ProduitView } from '@/lib/produits/queries';

/** A product in a list: picture, category, name, price, where it is. `eager` for the first ones in sight. */
export function ProduitCard({
  produit,
  headingLevel,
  eager,
}: {
  produit: ProduitView;
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const words = useWords('produits/carte');
  const categories = useWords('demandes/categorie');
  const { _id } = produit;
  const href = `/produits/${_id}`;
  const titleId = `produit-${_id}`;
  return (
    <Card as="article" padded={false} className="flex flex-col overflow-hidden">
      <CardImage image={produit.image} href={href} eager={eager} />
      <div className="flex grow flex-col p-4 sm:p-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="majorelle">{categories(produit.categorie)}</Badge>
          {!produit.isVisible && <Badge tone="saffron">{words('masque')}</Badge>}
        </div>
        <CardTitle id={titleId} href={href} level={headingLevel}>
          {produit.nom}
        </CardTitle>
        <p className="card-price">
          <span className="sr-only">{words('prix')} </span>
          {formatEuros(produit.prix, words.langue)}
        </p>
        <p className="mt-2 flex items-start gap-2 text-[0.9375rem]">
          <Icon name="pin" size={18} className="mt-0.5 text-muted" />
          <bdi className="min-w-0">{produit.localisation}</bdi>
        </p>
        <div className="mt-auto pt-5">
          <CardButtons href={href} label={words('voir')} titleId={titleId}>
            <CardActions thing={produit} title={produit.nom} titleId={titleId} />
          </CardButtons>
        </div>
      </div>
    </Card>
  );
}
