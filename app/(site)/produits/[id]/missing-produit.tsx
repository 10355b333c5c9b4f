'use client';
import dynamic from 'next/dynamic';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownProduits } from '@/components/produits/own-produits';
import { ProduitMissing } from '@/components/produits/produit-missing';

// Everybody who reads a product's page loads this file, its owner alone the rest.
const HiddenProduit = dynamic(() => import('./hidden-produit').then((module) => module.HiddenProduit), {
  ssr: false,
});

/** What stands in place of a product that nobody may see; its owner sees it all the same. */
export function MissingProduit() {
  return (
    <OwnHidden list={ownProduits} missing={<ProduitMissing />}>
      {(own) => <HiddenProduit produit={own} />}
    </OwnHidden>
  );
}
