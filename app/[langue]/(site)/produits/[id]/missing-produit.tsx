'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { OwnHidden } from '@/components/owned/own-hidden';
import { ownProduits } from '@/components/produits/own-produits';
import { withWords } from '@/components/words/with-words';
import { categorie } from '@/lib/langues/later/demandes/categorie';
import { actions } from '@/lib/langues/later/owned/actions';
import { gestion } from '@/lib/langues/later/produits/gestion';
import { masque } from '@/lib/langues/later/produits/masque';

// Everybody who reads a product's page loads this file, its owner alone the rest.
const HiddenProduit = dynamic(
  () =>
    withWords([actions, categorie, gestion, masque], () =>
      import('./hidden-produit').then((module) => module.HiddenProduit),
    ),
  { ssr: false },
);

/** What stands in place of a product that nobody may see; its owner sees it all the same. */
export function MissingProduit({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownProduits} missing={missing}>
      {(own) => <HiddenProduit produit={own} />}
    </OwnHidden>
  );
}
