import { formatLongDateTime } from '@/lib/core/text/time';
import {
  ANSWER_HOURS,
  CANCELLATION_HOURS,
  type CancellationPolicy,
  cancellationTurn,
  holdsWeight,
  lapsesAt,
} from './rules';
import type { EtatRemise, StatutReservation } from './schema';

export const STATUT_RESERVATION_LABELS: Record<StatutReservation, string> = {
  en_attente: 'En attente',
  confirmee: 'Confirmée',
  refusee: 'Refusée',
  annulee: 'Annulée',
};

/** The hour at which a reservation begins or ceases to be cancellable. */
const TURN = `${CANCELLATION_HOURS}\u00a0h avant le départ`;

/** What the FAQ and the terms say about cancelling: what `isCancellable` does under the same policy (docs/rules.md). */
export const CANCELLATION_SENTENCES: Record<CancellationPolicy, string> = {
  specification: `L’annulation est gratuite et devient possible ${TURN}. Plus tôt, écrivez au transporteur\u202f: il peut encore refuser une demande en attente.`,
  faq: `L’annulation est gratuite jusqu’à ${TURN}. Après, écrivez au transporteur.`,
  always: 'L’annulation est gratuite, à tout moment.',
};

/** Why a living reservation cannot be cancelled now and when it can, or null when there is nothing to explain. */
export function cancellationNote(
  reservation: {
    status: StatutReservation;
    dateDepart: string;
    timezoneDepart: string;
    villeDepart: string;
    cancellable: boolean;
    remise: EtatRemise;
  },
  policy: CancellationPolicy,
  now: Date,
): string | null {
  const { status, dateDepart, timezoneDepart, villeDepart, cancellable } = reservation;
  if (cancellable || reservation.remise !== 'attendue' || !holdsWeight(status) || policy === 'always')
    return null;
  if (policy === 'specification') {
    const opens = formatLongDateTime(cancellationTurn(dateDepart), timezoneDepart, villeDepart);
    return `Annulation possible à partir du ${opens}, ${TURN}.`;
  }
  if (+new Date(dateDepart) <= +now) return null;
  return `Le départ est dans moins de ${CANCELLATION_HOURS}\u00a0h\u202f: l’annulation n’est plus possible. Prévenez le transporteur.`;
}

/** Until when a waiting request can be answered, and what comes then; for whom it waits or for who waits. */
export function answerNote(
  request: { createdAt: string; dateDepart: string; timezoneDepart: string; villeDepart: string },
  reader: 'transporteur' | 'demandeur',
): string {
  const end = formatLongDateTime(lapsesAt(request), request.timezoneDepart, request.villeDepart);
  return reader === 'transporteur'
    ? `Répondez avant le ${end}\u202f: ensuite cette demande s’annule d’elle-même.`
    : `Réponse attendue avant le ${end}\u202f: ensuite cette demande s’annule d’elle-même.`;
}

/** The comment on a request that nobody answered. */
export const LAPSED = {
  silence: `Restée sans réponse pendant ${ANSWER_HOURS}\u00a0heures, cette demande a été annulée automatiquement.`,
  departure: 'Restée sans réponse jusqu’au départ, cette demande a été annulée automatiquement.',
};

/** « 1 demande en attente », « 3 demandes en attente ». */
export function waitingRequests(count: number): string {
  return `${count} ${count > 1 ? 'demandes' : 'demande'} en attente`;
}

/** Where a trip's page shows the requests on it. */
export const REQUESTS_ID = 'demandes-de-reservation';
