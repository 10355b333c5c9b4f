'use client';
import dynamic from 'next/dynamic';
import { useWords } from '#words';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { withWords } from '@/components/words/with-words';
import { formatEuros } from '@/lib/core/text/money';
import { actions } from '@/lib/langues/later/owned/actions';
import { gestion } from '@/lib/langues/later/produits/gestion';
import { ownProduits } from './own-produits';
import { PRODUITS_PATH } from './produits-path';

const OwnerActions = dynamic(
  () => withWords([actions, gestion], () => import('./owner-actions').then((module) => module.OwnerActions)),
  { ssr: false },
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
