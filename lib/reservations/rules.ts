import { canManage } from '@/lib/core/listing/owner';
import { localDay, parseInZone } from '@/lib/core/text/time';
import { type Etape, legsOf, type Section } from '@/lib/transports/rules';
import type { EtatRemise, StatutReservation } from './schema';

const HOUR_MS = 3_600_000;

export type ReservationAction = 'confirmer' | 'refuser' | 'annuler' | 'desister' | 'laisser';
/** Who moves a reservation: one of its two parties, or time itself when nobody answers. */
export const RESERVATION_PAR = ['transporteur', 'demandeur', 'delai'] as const;
export type ReservationPar = (typeof RESERVATION_PAR)[number];

/** The whole life of a reservation (docs/rules.md): who may move it from where to where. */
export const RESERVATION_LIFE: Record<
  ReservationAction,
  { from: StatutReservation[]; by: ReservationPar; to: StatutReservation }
> = {
  confirmer: { from: ['en_attente'], by: 'transporteur', to: 'confirmee' },
  refuser: { from: ['en_attente'], by: 'transporteur', to: 'refusee' },
  annuler: { from: ['en_attente', 'confirmee'], by: 'demandeur', to: 'annulee' },
  desister: { from: ['confirmee'], by: 'transporteur', to: 'annulee' },
  laisser: { from: ['en_attente'], by: 'delai', to: 'annulee' },
};

/** What one person may hold, so that nobody can hold every kilogram of everybody. */
export const MOST_RESERVATIONS = { livingOnTransport: 10, unanswered: 30, unansweredUnconfirmed: 3 };

/** How long a request waits for its answer; it never waits beyond its departure. */
export const ANSWER_HOURS = 72;

/**
 * Whether the page of two cities is worth a search engine's visit: three transports ahead, or one and five prices that were
 * really agreed on.
 */
export function isWorthFinding(transports: number, prix: number): boolean {
  return transports >= 3 || (transports >= 1 && prix >= 5);
}

/** When a request lapses if nobody answers it. */
export function lapsesAt(request: { createdAt: Date | string; dateDepart: Date | string }): Date {
  return new Date(
    Math.min(+new Date(request.createdAt) + ANSWER_HOURS * HOUR_MS, +new Date(request.dateDepart)),
  );
}

/** Pending and confirmed reservations hold their weight, refused and cancelled ones none (docs/rules.md). */
export function holdsWeight(status: StatutReservation): boolean {
  return status === 'en_attente' || status === 'confirmee';
}

/** A need is agreed on while a reservation made for it is confirmed. */
export const AGREED: StatutReservation = 'confirmee';

const CANCELLATION_POLICIES = ['specification', 'faq', 'always'] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

/** How many hours before its departure a reservation begins to be cancellable, or ceases to be. */
export const CANCELLATION_HOURS = 24;

/** The instant from which, or until which, a reservation may be cancelled. */
export function cancellationTurn(dateDepart: Date | string): Date {
  return new Date(+new Date(dateDepart) - CANCELLATION_HOURS * HOUR_MS);
}

/**
 * Whether a reservation may be cancelled now, as far as time goes. The product's rule allows it when departure is less than
 * 24 hours away or past, and its FAQ says the contrary (free up to 24 h before): the operator chooses (docs/rules.md).
 */
export function isCancellable(dateDepart: Date | string, now: Date, policy: CancellationPolicy): boolean {
  if (policy === 'always') return true;
  const late = +now > +cancellationTurn(dateDepart);
  return policy === 'specification' ? late : !late;
}

/** Whether one of its two people may cancel: the requester at a time the policy allows, the carrier once it is confirmed. */
export function canCancel(
  actor: { id: string } | null,
  reservation: {
    userId: { _id: string };
    status: StatutReservation;
    remise: EtatRemise;
    dateDepart: Date | string;
  },
  now: Date,
  policy: CancellationPolicy,
): boolean {
  // Who has the parcel keeps the agreement: from then on a disagreement is the way.
  if (actor === null || reservation.remise !== 'attendue') return false;
  if (!canManage(actor, reservation.userId)) return reservation.status === 'confirmee';
  return holdsWeight(reservation.status) && isCancellable(reservation.dateDepart, now, policy);
}

/** Nobody reserves on their own trip (docs/rules.md). */
export function canReserve(actor: { id: string } | null, transport: { userId: { _id: string } }): boolean {
  return actor !== null && !canManage(actor, transport.userId);
}

type NamedEtape = Etape & Section & { timezone: string };
export type LegChoice = { depart: number; arrivee: number };

/**
 * The leg that a pair of cities means: the first between them that lies ahead at `nowMs` (else the first), or, where a trip
 * passes twice, the one with the given dates, read in their stops' own zones. `sameCity` compares a stop's city with a typed
 * one. Null when there is none.
 */
export function findLeg(
  etapes: NamedEtape[],
  asked: {
    villeDepart: string;
    villeArrivee: string;
    dateDepart?: string | undefined;
    dateArrivee?: string | undefined;
  },
  sameCity: (ville: string, typed: string) => boolean,
  nowMs: number,
): LegChoice | 'dates' | null {
  const between = legsOf(etapes).filter(({ depart, arrivee }) => {
    const [from, to] = [etapes[depart], etapes[arrivee]];
    return from && to && sameCity(from.ville, asked.villeDepart) && sameCity(to.ville, asked.villeArrivee);
  });
  const dated = between.filter(
    ({ depart, arrivee }) =>
      isThen(etapes[depart], asked.dateDepart) && isThen(etapes[arrivee], asked.dateArrivee),
  );
  const ahead = dated.find(({ depart }) => +new Date(etapes[depart]?.date ?? 0) > nowMs);
  return ahead ?? dated[0] ?? (between.length > 0 ? 'dates' : null);
}

function isThen(etape: NamedEtape | undefined, asked: string | undefined): boolean {
  if (asked === undefined || etape === undefined) return true;
  // A day alone means any hour of it; stops are kept to the minute, whatever seconds they were entered with.
  if (asked.length === 10) return localDay(etape.date, etape.timezone) === asked;
  const instant = parseInZone(asked, etape.timezone);
  return instant !== null && minuteOf(instant) === minuteOf(etape.date);
}

const minuteOf = (instant: Date | string) => Math.floor(+new Date(instant) / 60_000);
