'use client';
import dynamic from 'next/dynamic';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { withWords } from '@/components/words/with-words';
import { formatEuros } from '@/lib/core/text/money';
import { actions } from '@/lib/langues/later/owned/actions';
import { deadlineText } from './demande-dates';
import { DEMANDES_PATH } from './demandes-path';
import { ownDemandes } from './own-demandes';

const OwnerActions = dynamic(
  () => withWords([actions], () => import('./owner-actions').then((module) => module.OwnerActions)),
  { ssr: false },
);

/** The signed-in person's hidden needs. */
export function OwnHiddenDemandes() {
  return (
    <HiddenItems list={ownDemandes} title="Vos besoins masqués">
      {(demande) => (
        <HiddenItem
          key={demande._id}
          name={demande.titre}
          href={`${DEMANDES_PATH}/${demande._id}`}
          facts={`${formatEuros(demande.budget)}, avant le ${deadlineText(demande.dateLimite)}`}
          actions={(titleId) => <OwnerActions {...{ demande, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
