'use client';
import type { ReactNode } from 'react';
import { ownDemandes } from '@/components/demandes/own-demandes';
import { OwnHidden } from '@/components/owned/own-hidden';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';

// Everybody who reads a need's page loads this file, its owner alone the rest.
const HiddenDemande = lazily(() =>
  withWords(() => import('./hidden-demande').then((module) => module.HiddenDemande)),
);

/** What stands in place of a need that nobody may see; its owner sees it all the same. */
export function MissingDemande({ missing }: { missing: ReactNode }) {
  return (
    <OwnHidden list={ownDemandes} missing={missing}>
      {(own) => <HiddenDemande demande={own} />}
    </OwnHidden>
  );
}
