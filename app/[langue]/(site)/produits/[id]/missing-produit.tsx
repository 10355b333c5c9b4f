'use client';
import type { ReactNode } from 'react';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownProduits } from '@/components/produits/own-produits';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

// Everybody who reads a product's page loads this file, its owner alone the rest.
const HiddenProduit = lazily(() =>
  withWords(() => import('./hidden-produit').then((module) => module.HiddenProduit)),
);

/** What stands in place of a product that nobody may see; its owner sees it all the same. */
export function MissingProduit({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownProduits} missing={missing}>
      {(own) => <HiddenProduit produit={own} />}
    </OwnHidden>
  );
}
