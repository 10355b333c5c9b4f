import 'server-only';
import { evenementRows, type ToldEvenement, writeEvenements } from '@/lib/conversations/commands/evenements';
import type { EvenementType } from '@/lib/conversations/schema';
import { Prisma, type RawDb } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents, kgToGrams } from '@/lib/core/text/money';
import { notificationRows, notify } from '@/lib/notifications/commands/notify';
import type { ReservationFacts, Told } from '@/lib/notifications/schema';
import { REQUESTS_ID } from '../labels';
import { type LegChoice, RESERVATION_LIFE, type ReservationAction } from '../rules';
import type { ReservationInput } from '../schema';
import type { BookableTransport } from './bookable';

/** A reservation that was asked for or moved, as those concerned are told of it; `poids` in grams, `prix` in cents. */
export type ToldReservation = {
  id: string;
  transportId: string;
  carrierId: string;
  requesterId: string;
  de: string;
  vers: string;
  depart: Date;
  fuseau: string;
  poids: number;
  prix: number;
  commentaire: string | null;
  /** Real money is held for it. */
  paye?: boolean;
};

const EVENEMENTS: Record<'demander' | ReservationAction, EvenementType> = {
  demander: 'reservation_demandee',
  confirmer: 'reservation_confirmee',
  refuser: 'reservation_refusee',
  annuler: 'reservation_annulee',
  desister: 'reservation_annulee',
  laisser: 'reservation_expiree',
};

/**
 * Tells those concerned what became of reservations, in the transaction that moved them and after everything else in it:
 * a line each in the thread of the two, and what the bell and mail say, where those of one person on one trip are told at once.
 */
export async function tellReservations(
  tx: RawDb,
  action: ReservationAction,
  moved: ToldReservation[],
): Promise<void> {
  await writeEvenements(
    tx,
    moved.map((one) => evenementOf(action, one)),
  );
  const groups = new Map<string, { first: ToldReservation; nombre: number }>();
  for (const one of moved) {
    const key = `${one.requesterId} ${one.transportId}`;
    const { first, nombre } = groups.get(key) ?? { first: one, nombre: 0 };
    groups.set(key, { first, nombre: nombre + 1 });
  }
  await notify(
    tx,
    [...groups.values()].flatMap(({ first, nombre }) => toldOf(action, first, nombre)),
  );
}

/** The telling of a reservation that is asked for, for the statement that makes it. */
export function tellingOf(one: ToldReservation): { evenements: object[]; notifications: object[] } {
  return {
    evenements: evenementRows([evenementOf('demander', one)]),
    notifications: notificationRows(toldOf('demander', one, 1)),
  };
}

/** A reservation that somebody asks for, as those concerned are told of it. */
export function toldOfAsked(
  id: string,
  actor: Actor,
  transport: BookableTransport,
  leg: LegChoice,
  input: ReservationInput,
): ToldReservation {
  const [from, to] = [transport.etapes[leg.depart], transport.etapes[leg.arrivee]];
  return {
    id,
    transportId: transport.id,
    carrierId: transport.ownerId,
    requesterId: actor.id,
    de: from?.ville ?? input.villeDepart,
    vers: to?.ville ?? input.villeArrivee,
    depart: from?.date ?? new Date(),
    fuseau: from?.timezone ?? 'UTC',
    poids: kgToGrams(input.poids),
    prix: eurosToCents(input.prix),
    commentaire: null,
  };
}

function evenementOf(action: 'demander' | ReservationAction, one: ToldReservation): ToldEvenement {
  const by = action === 'demander' ? 'demandeur' : RESERVATION_LIFE[action].by;
  const people = { transporteur: one.carrierId, demandeur: one.requesterId, delai: null };
  return {
    transportId: one.transportId,
    people: [one.carrierId, one.requesterId],
    by: people[by],
    evenement: {
      type: EVENEMENTS[action],
      reservationId: one.id,
      transportId: one.transportId,
      villeDepart: one.de,
      villeArrivee: one.vers,
      dateDepart: one.depart.toISOString(),
      timezoneDepart: one.fuseau,
      poidsGrammes: one.poids,
      prixCentimes: one.prix,
      commentaire: one.commentaire,
      etape: null,
    },
  };
}

function toldOf(action: 'demander' | ReservationAction, one: ToldReservation, nombre: number): Told[] {
  const common = {
    reservationId: one.id,
    transportId: one.transportId,
    de: one.de,
    vers: one.vers,
    depart: one.depart.toISOString(),
    fuseau: one.fuseau,
    poids: one.poids,
    nombre,
  };
  const carrier: { userId: string; facts: ReservationFacts } = {
    userId: one.carrierId,
    facts: {
      ...common,
      personneId: one.requesterId,
      lien: `/transporteurs/${one.transportId}#${REQUESTS_ID}`,
    },
  };
  const requester: { userId: string; facts: ReservationFacts } = {
    userId: one.requesterId,
    facts: { ...common, personneId: one.carrierId, lien: `/mes-reservations#reservation-${one.id}` },
  };
  const cle = `${action}:${one.id}`;
  switch (action) {
    case 'demander':
      return [{ ...carrier, kind: 'reservation_demandee', cle }];
    case 'confirmer':
      return [{ ...requester, kind: 'reservation_confirmee', cle }];
    case 'refuser':
      return [{ ...requester, kind: 'reservation_refusee', cle }];
    case 'annuler':
      return [{ ...carrier, kind: 'reservation_annulee', cle }];
    case 'desister':
      return [
        {
          ...requester,
          facts: { ...requester.facts, pour: 'demandeur', paye: one.paye === true },
          kind: 'reservation_annulee',
          cle,
        },
      ];
    case 'laisser':
      return [
        { ...requester, facts: { ...requester.facts, pour: 'demandeur' }, kind: 'reservation_expiree', cle },
        { ...carrier, facts: { ...carrier.facts, pour: 'transporteur' }, kind: 'reservation_expiree', cle },
      ];
  }
}

/** What is told of reservations, by their ids; those whose trip is gone have nobody to be told. */
export async function readTold(tx: RawDb, ids: string[]): Promise<ToldReservation[]> {
  if (ids.length === 0) return [];
  return tx.$queryRaw<ToldReservation[]>`
    SELECT r.id, r.transport_id AS "transportId", t.user_id AS "carrierId", r.user_id AS "requesterId",
           r.ville_depart AS de, r.ville_arrivee AS vers, r.date_depart AS depart, r.timezone_depart AS fuseau,
           r.poids_grammes AS poids, r.prix_centimes AS prix, r.commentaire,
           EXISTS (SELECT FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held' AND p.provider = 'stripe') AS paye
    FROM reservations r JOIN transports t ON t.id = r.transport_id
    WHERE r.id IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))}) ORDER BY r.id`;
}
