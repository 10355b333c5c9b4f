import { useWords } from '#words';
import { LargeImage } from '@/components/images/large-image';
import { BackLink } from '@/components/page/back-link';
import { OwnerActions } from '@/components/produits/owner-actions';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { formatEuros } from '@/lib/core/text/money';
import type { ProduitView } from '@/lib/produits/queries';

const TITLE_ID = 'produit';

/** A hidden product for its owner: all it says, and the way to show it again. */
export function HiddenProduit({ produit }: { produit: ProduitView }) {
  const words = useWords('produits/masque');
  const categories = useWords('demandes/categorie');
  return (
    <div className="wrap w-full space-y-6 pt-6 pb-16">
      <BackLink href="/produits">{words('tous')}</BackLink>
      <div>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="saffron">{words('masque')}</Badge>
          <Badge tone="majorelle">{categories(produit.categorie)}</Badge>
        </div>
        <h1 id={TITLE_ID} dir="auto" className="mt-3 text-[2.25rem] leading-tight sm:text-3xl">
          {produit.nom}
        </h1>
        <p className="mt-2">
          <span className="font-bold font-display text-2xl tabular-nums">
            {formatEuros(produit.prix, words.langue)}
          </span>
          , <bdi>{produit.localisation}</bdi>
        </p>
      </div>
      <Notice title={words('titre')}>{words('texte')}</Notice>
      <OwnerActions produit={produit} titleId={TITLE_ID} look="buttons" />
      {produit.description && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {produit.description}
        </p>
      )}
      <div className="max-w-[740px]">
        <LargeImage image={produit.image} alt={words('photo', { titre: produit.nom })} />
      </div>
    </div>
  );
}
