'use client';
import dynamic from 'next/dynamic';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownProduits } from '@/components/produits/own-produits';
import { ProduitMissing } from '@/components/produits/produit-missing';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';

// Everybody who reads a product's page loads this file, its owner alone the rest.
const HiddenProduit = dynamic(
  () => withWords([actions], () => import('./hidden-produit').then((module) => module.HiddenProduit)),
  { ssr: false },
);

/** What stands in place of a product that nobody may see; its owner sees it all the same. */
export function MissingProduit() {
  return (
    <OwnHidden list={ownProduits} missing={<ProduitMissing />}>
      {(own) => <HiddenProduit produit={own} />}
    </OwnHidden>
  );
}
