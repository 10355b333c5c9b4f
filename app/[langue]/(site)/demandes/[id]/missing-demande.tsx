'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { ownDemandes } from '@/components/demandes/own-demandes';
import { OwnHidden } from '@/components/owned/own-hidden';
import { withWords } from '@/components/words/with-words';
import { categorie } from '@/lib/langues/later/demandes/categorie';
import { faits } from '@/lib/langues/later/demandes/faits';
import { gestion } from '@/lib/langues/later/demandes/gestion';
import { masque } from '@/lib/langues/later/demandes/masque';
import { statut } from '@/lib/langues/later/demandes/statut';
import { actions } from '@/lib/langues/later/owned/actions';

// Everybody who reads a need's page loads this file, its owner alone the rest.
const HiddenDemande = dynamic(
  () =>
    withWords([actions, faits, categorie, statut, gestion, masque], () =>
      import('./hidden-demande').then((module) => module.HiddenDemande),
    ),
  { ssr: false },
);

/** What stands in place of a need that nobody may see; its owner sees it all the same. */
export function MissingDemande({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownDemandes} missing={missing}>
      {(own) => <HiddenDemande demande={own} />}
    </OwnHidden>
  );
}
