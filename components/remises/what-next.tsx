import { useWords } from '#words';
import { Notice } from '@/components/ui/notice';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { ASKED_AFTER_DAYS } from '@/lib/remises/rules';

const DAY_MS = 86_400_000;

/** What happens next with a parcel and its money, in one sentence. */
export function WhatNext({
  remise,
  departs,
  arrives,
  timeZone,
}: {
  remise: RemiseView;
  /** When it is to leave, said in its own zone. */
  departs: { le: string; timeZone: string };
  /** When it is to be there. */
  arrives: string;
  timeZone: string;
}) {
  const words = useWords('remises/suite');
  const etats = useWords('remises/etat');
  const { langue } = words;
  const { etat, conserve, libereLe, litige, annuleeLe, role } = remise;
  if (annuleeLe) {
    return (
      <Notice tone="warning" title={words('annulee')}>
        {words('annuleeTexte', {
          role,
          date: formatLongDateTime(annuleeLe, timeZone, undefined, langue),
        })}
      </Notice>
    );
  }
  if (etat === 'contestee' && litige) {
    return (
      <Notice tone="warning" title={words('desaccord')}>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.motif}
        </p>
        <p className="mt-2">{words('bloque')}</p>
      </Notice>
    );
  }
  if (litige?.raison) {
    return (
      <Notice title={words('decision')}>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.raison}
        </p>
      </Notice>
    );
  }
  if (libereLe && conserve > 0) {
    return (
      <Notice title={etats(etat)}>
        {words('verse', { date: formatLongDateTime(libereLe, timeZone, undefined, langue) })}
      </Notice>
    );
  }
  if (conserve > 0 && (etat === 'livree' || etat === 'declaree')) {
    return (
      <Notice tone="warning" title={etats(etat)}>
        {words('banque')}
      </Notice>
    );
  }
  const uncollected =
    etat === 'attendue' && Date.now() - Date.parse(departs.le) > ASKED_AFTER_DAYS[0] * DAY_MS;
  if (conserve > 0 && uncollected) {
    return (
      <Notice tone="warning" title={words('collecte')}>
        {words('collecteTexte', {
          role,
          date: formatLongDateTime(departs.le, departs.timeZone, undefined, langue),
        })}
      </Notice>
    );
  }
  if (conserve > 0 && Date.parse(arrives) < Date.now()) {
    return (
      <Notice tone="warning" title={words('livraison')}>
        {words('livraisonTexte', { role, date: formatLongDateTime(arrives, timeZone, undefined, langue) })}
      </Notice>
    );
  }
  if (conserve > 0) return <Notice>{words('conserve')}</Notice>;
  return null;
}
