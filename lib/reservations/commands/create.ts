import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { newId, rowsOf } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import { expirePages } from '@/lib/core/memory/cache';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents, formatKg, gramsToKg, kgToGrams } from '@/lib/core/text/money';
import { requireOpenDemande } from '@/lib/demandes/commands';
import { getReservation, type ReservationView } from '../queries';
import { findLeg, type LegChoice } from '../rules';
import { type ReservationInput, TRAJET_INVALIDE } from '../schema';
import { type BookableTransport, readBookableTransport } from './bookable-transport';

const ATTEMPTS = 5;

/**
 * Reserves weight on a leg (specification sections 4 and 5, DESIGN section 5). Never lets a section pass its capacity,
 * whoever else reserves, cancels or edits at the same time. Throws `not_found`, `forbidden` on one's own trip, `invalid`
 * by field, `conflict` when the leg has left or changed, `capacity_exceeded` with what is left.
 */
export async function createReservation(actor: Actor, input: ReservationInput): Promise<ReservationView> {
  if (input.demandeId !== undefined) await requireOpenDemande(actor, input.demandeId, 'demandeId');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const transport = await readBookableTransport(actor, input.transportId);
    const leg = chooseLeg(transport, input);
    const id = newId();
    const outcome = await hold(id, actor, transport, leg, input);
    if (outcome.current && outcome.libre >= kgToGrams(input.poids)) {
      expirePages(
        '/',
        `/profile/${transport.ownerId}`,
        `/agences/${transport.ownerId}`,
        `/transporteurs/${transport.id}`,
      );
      return getReservation(actor, id);
    }
    if (outcome.current) throw capacityExceeded(outcome.libre, input);
    // The trip was edited between reading and holding: decide again on what it is now.
  }
  throw new AppError('conflict', 'Ce trajet est en train de changer. Réessayez dans un instant.');
}

function chooseLeg(transport: BookableTransport, input: ReservationInput): LegChoice {
  const leg = findLeg(transport.etapes, input, (ville, typed) => placeKey(ville) === placeKey(typed));
  if (leg === null) throw new AppError('invalid', TRAJET_INVALIDE, { villeArrivee: TRAJET_INVALIDE });
  if (leg === 'dates') {
    throw new AppError(
      'conflict',
      'Les dates de ce trajet viennent de changer. Rechargez la page pour les voir.',
    );
  }
  const from = transport.etapes[leg.depart];
  if (!from || +from.date <= Date.now()) {
    throw new AppError('conflict', `Ce trajet est déjà parti de ${input.villeDepart}.`);
  }
  if (kgToGrams(input.poids) > transport.poidsMaxGrammes) {
    throw invalidField(
      'poids',
      `Ce trajet accepte ${formatKg(gramsToKg(transport.poidsMaxGrammes))} au plus.`,
    );
  }
  if (kgToGrams(input.poids) === 0) throw invalidField('poids', 'Le poids doit être supérieur à 0 kg.');
  return leg;
}

function capacityExceeded(libre: number, input: ReservationInput): AppError {
  const part = `entre ${input.villeDepart} et ${input.villeArrivee}`;
  const message =
    libre > 0
      ? `Il ne reste que ${formatKg(gramsToKg(libre))} ${part}. Baissez le poids ou choisissez un autre trajet.`
      : `Il ne reste plus de place ${part}. Choisissez un autre trajet.`;
  return new AppError('capacity_exceeded', message, { poids: message });
}

type Outcome = { current: boolean; libre: number };

/**
 * One statement, so the rows stay locked for its time only. The leg's stops are locked by id, the one order in which all
 * lock stops, and read as they are after the wait; they must all be there, unchanged since the trip was read, and each
 * section have room. Then all are loaded and the reservation is written, or nothing is. The CHECK stands behind it.
 */
async function hold(
  id: string,
  actor: Actor,
  transport: BookableTransport,
  leg: LegChoice,
  input: ReservationInput,
): Promise<Outcome> {
  const [from, to] = [transport.etapes[leg.depart], transport.etapes[leg.arrivee]];
  if (!from || !to) throw new AppError('invalid', TRAJET_INVALIDE);
  const poids = kgToGrams(input.poids);
  const sections = leg.arrivee - leg.depart;
  const [outcome] = await rowsOf<Outcome>`
    WITH locked AS (
      SELECT id, charge_grammes AS charge, capacite_grammes - charge_grammes AS libre, revision,
             position < ${leg.arrivee} AS loaded
      FROM etapes
      WHERE transport_id = ${transport.id}::uuid AND position >= ${leg.depart} AND position <= ${leg.arrivee}
      ORDER BY id FOR NO KEY UPDATE
    ), verdict AS (
      SELECT count(*) = ${sections} + 1 AND coalesce(bool_and(revision = ${transport.revision}), false) AS current,
             coalesce(min(libre) FILTER (WHERE loaded), 0) AS libre
      FROM locked
    ), held AS (
      -- On the locked load: e is the row as the statement began, and the CHECK looks at that one before the newest is read.
      UPDATE etapes e SET charge_grammes = locked.charge + ${poids} FROM locked, verdict
      WHERE e.id = locked.id AND locked.loaded AND verdict.current AND verdict.libre >= ${poids} RETURNING e.id
    ), made AS (
      INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom,
        ville_depart, ville_arrivee, date_depart, date_arrivee, timezone_depart, timezone_arrivee,
        poids_grammes, prix_centimes, description, demande_id)
      SELECT ${id}::uuid, ${transport.id}::uuid, ${actor.id}::uuid, ${from.id}::uuid, ${to.id}::uuid, ${transport.nom},
        ${from.ville}, ${to.ville}, ${from.date}::timestamptz, ${to.date}::timestamptz, ${from.timezone}, ${to.timezone},
        ${poids}, ${eurosToCents(input.prix)}, ${input.description},
        -- Nothing when it was deleted since: as if it had been right after.
        (SELECT id FROM demandes WHERE id = ${input.demandeId ?? null}::uuid FOR KEY SHARE)
      FROM verdict WHERE verdict.current AND verdict.libre >= ${poids} RETURNING id
    )
    SELECT verdict.current, verdict.libre::int AS libre
    FROM verdict
    -- A division by zero takes everything back should fewer sections have been loaded than the leg has.
    WHERE 1 = 1 / (CASE WHEN (SELECT count(*) FROM held) = ${sections} * (SELECT count(*) FROM made) THEN 1 ELSE 0 END)`;
  if (!outcome) throw new AppError('internal', 'La réservation n’a pas été enregistrée.');
  return outcome;
}
