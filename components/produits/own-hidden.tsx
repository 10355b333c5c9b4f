'use client';
import { useWords } from '#words';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import { formatEuros } from '@/lib/core/text/money';
import { ownProduits } from './own-produits';
import { PRODUITS_PATH } from './produits-path';

const OwnerActions = later(() =>
  withWords(() => import('./owner-actions').then((module) => module.OwnerActions)),
);

/** The signed-in person's hidden products. */
export function OwnHiddenProduits() {
  const words = useWords('produits/masques');
  return (
    <HiddenItems list={ownProduits} title={words('titre')}>
      {(produit) => (
        <HiddenItem
          key={produit._id}
          name={produit.nom}
          href={`${PRODUITS_PATH}/${produit._id}`}
          facts={words.rich(
            'faits',
            { lieu: (text) => <bdi>{text}</bdi> },
            { prix: formatEuros(produit.prix, words.langue), lieu: produit.localisation },
          )}
          actions={(titleId) => <OwnerActions {...{ produit, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
