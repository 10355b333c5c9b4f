import 'server-only';
import { type Prisma, rowsOf } from '@/lib/core/db';
import { asVersioned } from '@/lib/core/memory/cache';
import { type JsonMembers, type JsonText, membersOf, objectOf } from '@/lib/core/text/json';
import {
  type Asked,
  askedPart,
  partsOf,
  type RouteParts,
  type TransportRow,
  type TransportView,
  transportColumns,
  transportJoins,
  transportVersion,
  type Whole,
} from './view';

/**
 * A trip made ready to be sent: what is the same for everybody as JSON text, and the stops that the rest is made from. As text it is written once, not on every page, and takes a few objects of the heap, not sixty.
 */
export type TransportCard = { whole: JsonMembers<Whole>; route: RouteParts };

/**
 * The cards of `readable` trips whose versions were just read, by id; those that have gone or were hidden since are
 * missing. They are kept: to say that a trip has not changed costs the database and us a third of reading it.
 */
export function readCards(
  transports: { id: string; version: string }[],
  readable: Prisma.Sql,
): Promise<Map<string, TransportCard>> {
  return asVersioned('transport cards', transports, async (ids) => {
    const rows = await rowsOf<TransportRow & { version: string }>`
      SELECT ${transportColumns}, ${transportVersion} AS version
      FROM unnest(${ids}::uuid[]) AS page (id) JOIN transports t ON t.id = page.id ${transportJoins}
      WHERE ${readable}`;
    return rows.map((row) => ({ id: row.id, version: row.version, value: toCard(row) }));
  });
}

function toCard(row: TransportRow): TransportCard {
  const { whole, route } = partsOf(row);
  // What is kept of a stop is what the rest is made from.
  const etapes = route.etapes.map(({ ville, date, actions, libre }) => ({ ville, date, actions, libre }));
  return { whole: membersOf(whole), route: { ...route, etapes } };
}

/** The API's view of a card, as its text; `asked` picks the leg that `route` and `remainingCapacity` speak of, null the whole. */
export function jsonOfCard(
  { whole, route }: TransportCard,
  asked: Asked | null,
  nowMs: number,
): JsonText<TransportView> {
  return objectOf(whole, membersOf(askedPart(route, asked, nowMs)));
}
