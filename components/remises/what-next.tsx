import { Notice } from '@/components/ui/notice';
import { formatLongDateTime } from '@/lib/core/text/time';
import { ETAT_REMISE_LABELS } from '@/lib/remises/labels';
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
  const { etat, conserve, libereLe, litige, annuleeLe, role } = remise;
  if (annuleeLe) {
    return (
      <Notice tone="warning" title="Réservation annulée">
        Elle a été annulée le {formatLongDateTime(annuleeLe, timeZone)}. Le colis avait été remis avant, et
        nous l’avons appris après{'\u202f'}: c’est écrit ici, pour vous deux. L’annulation reste, avec ce
        qu’elle rend. Convenez dans la conversation de {role === 'transporteur' ? 'rendre' : 'reprendre'} le
        colis, ou d’une nouvelle réservation.
      </Notice>
    );
  }
  if (etat === 'contestee' && litige) {
    return (
      <Notice tone="warning" title="Désaccord en cours">
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.motif}
        </p>
        <p className="mt-2">
          Ce qui est conservé reste bloqué jusqu’à votre accord, ou la décision d’un opérateur.
        </p>
      </Notice>
    );
  }
  if (litige?.raison) {
    return (
      <Notice title="Décision d’un opérateur">
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.raison}
        </p>
      </Notice>
    );
  }
  if (libereLe && conserve > 0) {
    return (
      <Notice title={ETAT_REMISE_LABELS[etat]}>
        Sans désaccord signalé avant le {formatLongDateTime(libereLe, timeZone)}, le paiement conservé est
        versé au transporteur.
      </Notice>
    );
  }
  if (conserve > 0 && (etat === 'livree' || etat === 'declaree')) {
    return (
      <Notice tone="warning" title={ETAT_REMISE_LABELS[etat]}>
        Le paiement reste conservé{'\u202f'}: une banque le conteste, et rien n’en part avant sa réponse.
      </Notice>
    );
  }
  const uncollected =
    etat === 'attendue' && Date.now() - Date.parse(departs.le) > ASKED_AFTER_DAYS[0] * DAY_MS;
  if (conserve > 0 && uncollected) {
    return (
      <Notice tone="warning" title="Collecte non confirmée">
        Le départ était prévu le {formatLongDateTime(departs.le, departs.timeZone)}. Le paiement reste
        conservé tant que personne n’agit{'\u202f'}:{' '}
        {role === 'transporteur'
          ? 'si vous avez le colis, entrez un de ses codes\u202f; sinon, annulez la réservation ou signalez un problème.'
          : 'si le colis est parti, donnez le code de collecte au transporteur, ou libérez la somme s’il est arrivé\u202f; sinon, signalez un problème.'}
      </Notice>
    );
  }
  if (conserve > 0 && Date.parse(arrives) < Date.now()) {
    return (
      <Notice tone="warning" title="Livraison non confirmée">
        Elle était prévue le {formatLongDateTime(arrives, timeZone)}. Le paiement reste conservé tant que
        personne ne la confirme{'\u202f'}:{' '}
        {role === 'transporteur'
          ? 'entrez le code de livraison, ou déclarez-la avec une photo.'
          : 'si tout est arrivé, libérez la somme\u202f; sinon, signalez un problème.'}
      </Notice>
    );
  }
  if (conserve > 0) return <Notice>Le paiement est conservé jusqu’à la livraison.</Notice>;
  return null;
}
