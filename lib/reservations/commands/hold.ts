import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents, kgToGrams } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/reservations';
import { type LegChoice, MOST_RESERVATIONS } from '../rules';
import type { ReservationInput } from '../schema';
import type { BookableTransport } from './bookable';
import { type ToldReservation, tellingOf } from './tell';

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

/** A reservation that is asked for, decided on its transport as it was read. */
export type Asked = {
  id: string;
  actor: Actor;
  transport: BookableTransport;
  leg: LegChoice;
  input: ReservationInput;
  told: ToldReservation;
};

/**
 * Holds the weight of reservations of one transport, each of another person, deciding each on what those before it left. One
 * statement, so that nobody waits for the stops while we talk to the database; `reserve_together` tells what it does. An error
 * takes all of them back.
 */
export async function holdTogether(asked: readonly Asked[]): Promise<Outcome[]> {
  const rows = JSON.stringify(asked.map(askedRow));
  const [answer] = await rowsOf<{ outcomes: Outcome[] }>`
    SELECT reserve_together(${asked[0]?.transport.id}::uuid, ${rows}::jsonb, ${JSON.stringify(MOST_RESERVATIONS)}::jsonb) AS outcomes`;
  return found(answer, refus('pasEnregistree')).outcomes;
}

function askedRow({ id, actor, transport, leg, input, told }: Asked) {
  const [from, to] = [transport.etapes[leg.depart], transport.etapes[leg.arrivee]];
  if (!from || !to) throw new AppError('invalid', refus('trajetInvalide'));
  return {
    id,
    user_id: actor.id,
    depart: leg.depart,
    arrivee: leg.arrivee,
    revision: transport.revision,
    transport_nom: transport.nom,
    depart_etape_id: from.id,
    arrivee_etape_id: to.id,
    ville_depart: from.ville,
    ville_arrivee: to.ville,
    date_depart: from.date,
    date_arrivee: to.date,
    timezone_depart: from.timezone,
    timezone_arrivee: to.timezone,
    poids_grammes: kgToGrams(input.poids),
    prix_centimes: eurosToCents(input.prix),
    description: input.description,
    demande_id: input.demandeId ?? null,
    ...tellingOf(told),
  };
}
