'use client';
import dynamic from 'next/dynamic';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { withWords } from '@/components/words/with-words';
import { formatEuros } from '@/lib/core/text/money';
import { actions } from '@/lib/langues/later/owned/actions';
import { ownProduits } from './own-produits';
import { PRODUITS_PATH } from './produits-path';

const OwnerActions = dynamic(
  () => withWords([actions], () => import('./owner-actions').then((module) => module.OwnerActions)),
  { ssr: false },
);

/** The signed-in person's hidden products. */
export function OwnHiddenProduits() {
  return (
    <HiddenItems list={ownProduits} title="Vos produits masqués">
      {(produit) => (
        <HiddenItem
          key={produit._id}
          name={produit.nom}
          href={`${PRODUITS_PATH}/${produit._id}`}
          facts={
            <>
              {formatEuros(produit.prix)}, <bdi>{produit.localisation}</bdi>
            </>
          }
          actions={(titleId) => <OwnerActions {...{ produit, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
