'use client';
import dynamic from 'next/dynamic';
import { DemandeMissing } from '@/components/demandes/demande-missing';
import { ownDemandes } from '@/components/demandes/own-demandes';
import { OwnHidden } from '@/components/owned/own-hidden';
import { withWords } from '@/components/words/with-words';
import { actions } from '@/lib/langues/later/owned/actions';

// Everybody who reads a need's page loads this file, its owner alone the rest.
const HiddenDemande = dynamic(
  () => withWords([actions], () => import('./hidden-demande').then((module) => module.HiddenDemande)),
  { ssr: false },
);

/** What stands in place of a need that nobody may see; its owner sees it all the same. */
export function MissingDemande() {
  return (
    <OwnHidden list={ownDemandes} missing={<DemandeMissing />}>
      {(own) => <HiddenDemande demande={own} />}
    </OwnHidden>
  );
}
