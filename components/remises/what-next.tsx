import { Notice } from '@/components/ui/notice';
import { formatLongDateTime } from '@/lib/core/text/time';
import { ETAT_REMISE_LABELS } from '@/lib/remises/labels';
import type { RemiseView } from '@/lib/remises/queries/remise';

/** What happens next with a parcel and its money, in one sentence. */
export function WhatNext({ remise, timeZone }: { remise: RemiseView; timeZone: string }) {
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
  if (conserve > 0) return <Notice>Le paiement est conservé jusqu’à la livraison.</Notice>;
  return null;
}
