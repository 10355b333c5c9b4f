import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { placeIn } from '@/lib/core/cities/names';
import { newId } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { formatKg, gramsToKg, kgToGrams } from '@/lib/core/text/money';
import { requireOpenDemande } from '@/lib/demandes/commands';
import { refus } from '@/lib/langues/refus/reservations';
import { expireTransportPages } from '@/lib/transports/commands/expire';
import { getReservation, type ReservationView } from '../queries';
import { findLeg, type LegChoice } from '../rules';
import type { ReservationInput } from '../schema';
import { type BookableTransport, readBookableTransport } from './bookable';
import { capacityExceeded, refuseTooMany } from './refusals';
import { toldOfAsked } from './tell';
import { holdInTurn } from './turns';

const ATTEMPTS = 5;

/**
 * Reserves weight on a leg. Never lets a section pass its capacity nor a person hold more than their share, whoever else
 * reserves, cancels or edits at the same time. Throws `not_found`, `forbidden` on one's own trip, `invalid` by field,
 * `conflict` when the leg has left or changed or the person has too many, `capacity_exceeded` with what is left.
 */
export async function createReservation(actor: Actor, input: ReservationInput): Promise<ReservationView> {
  if (input.demandeId !== undefined) await requireOpenDemande(actor, input.demandeId, 'demandeId');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const transport = await readBookableTransport(actor, input.transportId);
    const leg = chooseLeg(transport, input);
    const id = newId();
    const told = toldOfAsked(id, actor, transport, leg, input);
    const outcome = await holdInTurn({ id, actor, transport, leg, input, told });
    if (outcome.held) {
      expireTransportPages(transport.ownerId, transport.id);
      return getReservation(actor, id);
    }
    refuseTooMany(outcome);
    if (outcome.current) throw capacityExceeded(outcome.libre, input);
    // The trip was edited between reading and holding: decide again on what it is now.
  }
  throw new AppError('conflict', refus('enChangement'));
}

function chooseLeg(transport: BookableTransport, input: ReservationInput): LegChoice {
  const sameCity = (ville: string, typed: string) => placeKey(ville) === placeKey(typed);
  const leg = findLeg(transport.etapes, input, sameCity, Date.now());
  if (leg === null) throw invalidField('villeArrivee', refus('trajetInvalide'));
  if (leg === 'dates') throw new AppError('conflict', refus('datesChangees'));
  const from = transport.etapes[leg.depart];
  if (!from || +from.date <= Date.now()) {
    throw new AppError('conflict', refus('dejaParti', { depart: placeIn(input.villeDepart) }));
  }
  if (kgToGrams(input.poids) > transport.poidsMaxGrammes) {
    const most = gramsToKg(transport.poidsMaxGrammes);
    throw invalidField('poids', refus('poidsMax', { poids: (langue) => formatKg(most, langue) }));
  }
  if (kgToGrams(input.poids) === 0) throw invalidField('poids', refus('poidsNul'));
  return leg;
}
