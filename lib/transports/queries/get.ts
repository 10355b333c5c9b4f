import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import { db, Prisma, rowsOf } from '@/lib/core/db';
import { found, invalidField } from '@/lib/core/errors';
import { visibleTo } from '@/lib/core/listing/visible';
import type { Actor } from '@/lib/core/sessions/actor';
import type { JsonText } from '@/lib/core/text/json';
import { refus as refusDeReservation } from '@/lib/langues/refus/reservations';
import { refus } from '@/lib/langues/refus/transports';
import { legsOf, libreSurLeg } from '../rules';
import { jsonOfCard, readCards } from './cards';
import {
  type TransportRow,
  type TransportView,
  toTransportView,
  transportColumns,
  transportJoins,
  transportVersion,
} from './view';

async function find(id: string, readable: Prisma.Sql): Promise<TransportView> {
  const [row] = await rowsOf<TransportRow>`
    SELECT ${transportColumns} FROM transports t ${transportJoins} WHERE t.id = ${id}::uuid AND ${readable}`;
  return toTransportView(found(row, refus('introuvable')));
}

/** A visible trip with its stops. Throws `not_found` for a hidden one too. */
export function getTransport(id: string): Promise<TransportView> {
  return find(id, Prisma.sql`t.is_visible`);
}

/** A trip of the actor's own, hidden or not. Throws `not_found` for anybody else's. */
export function getOwnTransport(actor: Actor, id: string): Promise<TransportView> {
  return find(id, Prisma.sql`t.user_id = ${actor.id}::uuid`);
}

/** Throws `not_found` for a trip that is not the actor's; for what only its carrier sees of it. */
export async function requireOwnTransport(actor: Actor, id: string): Promise<void> {
  found(
    await db.transport.findFirst({ where: { id, userId: actor.id }, select: { id: true } }),
    refus('introuvable'),
  );
}

/** A trip that is visible to all, or hidden and the actor's own. Throws `not_found` for any other. */
export function getTransportFor(actor: Actor | null, id: string): Promise<TransportView> {
  return find(id, visibleTo(actor, Prisma.sql`t`));
}

/** The same as the text that the API sends. */
export async function getTransportAsJson(actor: Actor | null, id: string): Promise<JsonText<TransportView>> {
  const readable = visibleTo(actor, Prisma.sql`t`);
  const transports = await rowsOf<{ id: string; version: string }>`
    SELECT t.id, ${transportVersion} AS version FROM transports t ${transportJoins}
    WHERE t.id = ${id}::uuid AND ${readable}`;
  const card = (await readCards(transports, readable)).get(id);
  return jsonOfCard(found(card, refus('introuvable')), null, Date.now());
}

/**
 * What is free, in kg, between two cities of a trip: on the first leg between them that lies ahead, else on the first.
 * Throws `not_found`, and `invalid` when the trip does not carry from the one to the other.
 */
export async function getRemainingCapacity(
  actor: Actor | null,
  id: string,
  villes: { villeDepart: string; villeArrivee: string },
): Promise<{ remainingCapacity: number }> {
  const { etapes } = await getTransportFor(actor, id);
  const keys = etapes.map((etape) => placeKey(etape.ville));
  const between = legsOf(etapes).filter(
    ({ depart, arrivee }) =>
      keys[depart] === placeKey(villes.villeDepart) && keys[arrivee] === placeKey(villes.villeArrivee),
  );
  const ahead = between.find(({ depart }) => Date.parse(etapes[depart]?.date ?? '') > Date.now());
  const leg = ahead ?? between[0];
  if (!leg) throw invalidField('villeArrivee', refusDeReservation('trajetInvalide'));
  return { remainingCapacity: libreSurLeg(etapes, leg) };
}
