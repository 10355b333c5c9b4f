import { useWords } from '#words';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { sharesOf } from '@/lib/remises/labels';
import type { RemiseView } from '@/lib/remises/queries/remise';
import { ASKED_AFTER_DAYS } from '@/lib/remises/rules';
import { type Place, timeAt } from './time-at';

const DAY_MS = 86_400_000;

/** What happens next with a parcel and its money, in one sentence. */
export function WhatNext({
  remise,
  departs,
  arrives,
}: {
  remise: RemiseView;
  /** When it is to leave, and from where. */
  departs: { le: string; place: Place };
  /** When it is to be there, and where. */
  arrives: { le: string; place: Place };
}) {
  const words = useWords('remises/suite');
  const etats = useWords('remises/etat');
  const shares = useWords('remises/desaccord');
  const { langue } = words;
  const { etat, conserve, libereLe, litige, annuleeLe, role } = remise;
  if (annuleeLe) {
    return (
      <Notice tone="warning" title={words('annulee')}>
        {words('annuleeTexte', {
          role,
          date: timeAt(annuleeLe, arrives.place, langue),
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
  if (litige && litige.rembourse !== null) {
    return (
      <Notice title={words(litige.etat === 'tranche' ? 'decision' : 'regle')}>
        <p className="font-semibold tabular-nums">
          {shares('partage', sharesOf(litige.montant, litige.rembourse, langue))}
        </p>
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere] empty:hidden">
          {litige.raison}
        </p>
        <Link href="/payments" className="font-semibold text-majorelle underline underline-offset-2">
          {words('paiements')}
        </Link>
      </Notice>
    );
  }
  if (libereLe && conserve > 0) {
    return (
      <Notice title={etats(etat)}>{words('verse', { date: timeAt(libereLe, arrives.place, langue) })}</Notice>
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
          date: timeAt(departs.le, departs.place, langue),
        })}
      </Notice>
    );
  }
  if (conserve > 0 && Date.parse(arrives.le) < Date.now()) {
    return (
      <Notice tone="warning" title={words('livraison')}>
        {words('livraisonTexte', { role, date: timeAt(arrives.le, arrives.place, langue) })}
      </Notice>
    );
  }
  if (conserve > 0) return <Notice>{words('conserve')}</Notice>;
  return null;
}
