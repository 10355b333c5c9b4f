import { useWords } from '#words';
import { OwnerActions } from '@/components/produits/owner-actions';
import { ProposeProduitButton } from '@/components/produits/propose-produit-button';
import { Badge } from '@/components/ui/badge';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatEuros } from '@/lib/core/text/money';
import { listUserProduits, type ProduitView } from '@/lib/produits/queries';
import { OwnItem } from './own-item';
import { OwnList } from './own-list';

/** « Mes produits »: what one sells, hidden things too. */
export async function OwnProduits({ actor, cursor }: { actor: Actor; cursor?: string | undefined }) {
  const read = await listUserProduits(actor, actor.id, { limit: 20, cursor });
  const { items, meta } = placesIn(pageLangue(), read);
  const words = pageWords('profil/page');
  return (
    <OwnList
      title={words('produits')}
      action={
        <Words of={['produits/proposer']}>
          <ProposeProduitButton />
        </Words>
      }
      empty={{
        title: words('aucunProduit'),
        text: words('aucunProduitTexte'),
      }}
      isEmpty={items.length === 0}
      next={meta.nextCursor && `/profile?tab=produits&cursor=${encodeURIComponent(meta.nextCursor)}`}
    >
      <Words of={['produits/gestion']}>
        <ul className="grid grid-cols-1 gap-4">
          {items.map((produit) => (
            <OwnProduit key={produit._id} produit={produit} />
          ))}
        </ul>
      </Words>
    </OwnList>
  );
}

function OwnProduit({ produit }: { produit: ProduitView }) {
  const words = useWords('produits/masques');
  const categories = useWords('demandes/categorie');
  const { _id, isVisible } = produit;
  const titleId = `produit-${_id}`;
  return (
    <OwnItem
      titleId={titleId}
      title={produit.nom}
      href={`/produits/${_id}`}
      hidden={!isVisible}
      badges={<Badge tone="majorelle">{categories(produit.categorie)}</Badge>}
      facts={words.rich(
        'faits',
        { lieu: (text) => <bdi>{text}</bdi> },
        { prix: formatEuros(produit.prix, words.langue), lieu: produit.localisation },
      )}
      actions={<OwnerActions produit={{ _id, isVisible }} titleId={titleId} />}
    />
  );
}
