import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, found } from '@/lib/core/errors';
import { visibleTo } from '@/lib/core/listing/visible';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents, kgToGrams } from '@/lib/core/text/money';
import { TRANSPORT_MISSING } from '@/lib/transports/labels';
import { canReserve, type LegChoice, MOST_RESERVATIONS } from '../rules';
import { type ReservationInput, TRAJET_INVALIDE } from '../schema';
import { type ToldReservation, tellingSql } from './tell';

type BookableEtape = {
  id: string;
  ville: string;
  date: Date;
  timezone: string;
  actions: { collecte: boolean; depot: boolean };
  capacite: number;
  libre: number;
};

/** What a reservation is decided on; weights in grams. `revision` names this state of the stops. */
export type BookableTransport = {
  id: string;
  ownerId: string;
  nom: string;
  poidsMaxGrammes: number;
  revision: number;
  etapes: BookableEtape[];
};

type TransportRow = Omit<BookableTransport, 'etapes'>;
type EtapeRow = Omit<BookableEtape, 'actions'> & { etapeId: string; collecte: boolean; depot: boolean };

/** Reads a visible trip of somebody else's. Throws `not_found`, or `forbidden` on one's own. */
export async function readBookableTransport(actor: Actor, transportId: string): Promise<BookableTransport> {
  const rows = await rowsOf<TransportRow & EtapeRow>`
    SELECT t.id, t.nom, t.user_id AS "ownerId", t.poids_max_grammes AS "poidsMaxGrammes", e.revision,
           e.id AS "etapeId", e.ville, e.date, e.timezone, e.collecte, e.depot,
           t.poids_max_grammes AS capacite, t.poids_max_grammes AS libre
    FROM transports t JOIN etapes e ON e.transport_id = t.id
    WHERE t.id = ${transportId}::uuid AND ${visibleTo(actor, Prisma.sql`t`)} ORDER BY e.position`;
  const first = found(rows[0], TRANSPORT_MISSING);
  if (!canReserve(actor, { userId: { _id: first.ownerId } })) {
    throw forbidden('Vous ne pouvez pas réserver votre propre transport.');
  }
  const etapes = rows.map(({ etapeId, collecte, depot, ...etape }) => ({
    ...etape,
    id: etapeId,
    actions: { collecte, depot },
  }));
  return { ...first, etapes };
}

/** What became of it; `libre` in grams. Held exactly when all is well: enough is free, not too many, and `current`. */
export type Outcome = {
  held: boolean;
  /** Whether the stops are still those that it was decided on. */
  current: boolean;
  libre: number;
  /** What the person had before: living on this trip, and unanswered in all. */
  living: number;
  unanswered: number;
  /** Whether the person's e-mail is confirmed: fewer of theirs wait without. */
  confirme: boolean;
};

/**
 * One statement, so that nobody waits for the leg's rows while we talk to the database. First the
 * person's requests take turns and are counted; then the leg's stops are locked by id, the one order in which all lock stops, and read as they are after the wait; they must all be
 * there, unchanged since the trip was read, and each section have room. Then all are loaded, the reservation is written and
 * those concerned are told, or nothing is. The CHECK stands behind it.
 */
export async function hold(
  id: string,
  actor: Actor,
  transport: BookableTransport,
  leg: LegChoice,
  input: ReservationInput,
  told: ToldReservation,
): Promise<Outcome> {
  const [from, to] = [transport.etapes[leg.depart], transport.etapes[leg.arrivee]];
  if (!from || !to) throw new AppError('invalid', TRAJET_INVALIDE);
  const poids = kgToGrams(input.poids);
  const sections = leg.arrivee - leg.depart;
  const [outcome] = await rowsOf<Outcome>`
    WITH own AS MATERIALIZED (
      SELECT living, unanswered, email_verified_at IS NOT NULL AS confirme
      FROM reservations_of(${actor.id}::uuid, ${transport.id}::uuid), users WHERE id = ${actor.id}::uuid
    ), locked AS (
      SELECT id, charge_grammes AS charge, capacite_grammes - charge_grammes AS libre, revision,
             position < ${leg.arrivee} AS loaded
      FROM etapes
      WHERE transport_id = ${transport.id}::uuid AND position >= ${leg.depart} AND position <= ${leg.arrivee}
        -- Asked before the first row is, so the turn comes before every lock.
        AND (SELECT living >= 0 FROM own)
      ORDER BY id FOR NO KEY UPDATE
    ), seen AS (
      SELECT count(*) = ${sections} + 1 AND coalesce(bool_and(revision = ${transport.revision}), false) AS current,
             coalesce(min(libre) FILTER (WHERE loaded), 0) AS libre
      FROM locked
    ), verdict AS (
      SELECT seen.*, own.*, seen.current AND seen.libre >= ${poids} AND own.living < ${MOST_RESERVATIONS.livingOnTransport}
             AND own.unanswered < CASE WHEN own.confirme THEN ${MOST_RESERVATIONS.unanswered}::int
               ELSE ${MOST_RESERVATIONS.unansweredUnconfirmed}::int END AS held
      FROM seen, own
    ), loaded AS (
      -- On the locked load: e is the row as the statement began, and the CHECK looks at that one before the newest is read.
      UPDATE etapes e SET charge_grammes = locked.charge + ${poids} FROM locked, verdict
      WHERE e.id = locked.id AND locked.loaded AND verdict.held RETURNING e.id
    ), made AS (
      INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom,
        ville_depart, ville_arrivee, date_depart, date_arrivee, timezone_depart, timezone_arrivee,
        depart_convenu, arrivee_convenue, poids_grammes, prix_centimes, description, demande_id)
      SELECT ${id}::uuid, ${transport.id}::uuid, ${actor.id}::uuid, ${from.id}::uuid, ${to.id}::uuid, ${transport.nom},
        ${from.ville}, ${to.ville}, ${from.date}::timestamptz, ${to.date}::timestamptz, ${from.timezone}, ${to.timezone},
        ${from.date}::timestamptz, ${to.date}::timestamptz, ${poids}, ${eurosToCents(input.prix)}, ${input.description},
        -- Nothing when it was deleted since: as if it had been right after.
        (SELECT id FROM demandes WHERE id = ${input.demandeId ?? null}::uuid FOR KEY SHARE)
      FROM verdict WHERE verdict.held RETURNING id
    ), told AS MATERIALIZED (
      SELECT ${tellingSql(told)} FROM made
    )
    SELECT held, current, libre::int AS libre, living, unanswered, confirme, (SELECT count(*) FROM told)
    FROM verdict
    -- A division by zero takes everything back should fewer sections have been loaded than the leg has.
    WHERE 1 = 1 / (CASE WHEN (SELECT count(*) FROM loaded) = ${sections} * (SELECT count(*) FROM made) THEN 1 ELSE 0 END)`;
  if (!outcome) throw new AppError('internal', 'La réservation n’a pas été enregistrée.');
  return outcome;
}
