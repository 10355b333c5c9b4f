'use client';
import { useWords } from '#words';
import { HiddenItem, HiddenItems } from '@/components/owned/hidden-items';
import { later } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import { formatEuros } from '@/lib/core/text/money';
import { deadlineText } from './demande-dates';
import { DEMANDES_PATH } from './demandes-path';
import { ownDemandes } from './own-demandes';

const OwnerActions = later(() =>
  withWords(() => import('./owner-actions').then((module) => module.OwnerActions)),
);

/** The signed-in person's hidden needs. */
export function OwnHiddenDemandes() {
  const words = useWords('demandes/masques');
  return (
    <HiddenItems list={ownDemandes} title={words('titre')}>
      {(demande) => (
        <HiddenItem
          key={demande._id}
          name={demande.titre}
          href={`${DEMANDES_PATH}/${demande._id}`}
          facts={words('faits', {
            budget: formatEuros(demande.budget, words.langue),
            jour: deadlineText(demande.dateLimite, words.langue),
          })}
          actions={(titleId) => <OwnerActions {...{ demande, titleId }} />}
        />
      )}
    </HiddenItems>
  );
}
