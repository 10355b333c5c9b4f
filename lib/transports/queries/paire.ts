import 'server-only';
import { placeKey } from '@/lib/core/cities/find';
import type { City } from '@/lib/core/cities/gazetteer';
import { citiesNear, type Paire, pairePath } from '@/lib/core/cities/paires';
import { limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { fromJson } from '@/lib/core/text/json';
import { jsonOfCard } from './cards';
import { legSearch } from './filters';
import { readFirstPage } from './remembered';
import type { TransportView } from './view';
import { COUNT_UP_TO } from './words';

/** What leaves between two cities. */
export type PaireTransports = { items: TransportView[]; total: number; totalIsMinimum: boolean };

/** The next departures that really go from the one city to the other, soonest first, with how many there are. */
export async function listPaire(
  { depart, arrivee }: Paire,
  limit: number,
  sort: 'date' | 'recent' = 'date',
): Promise<PaireTransports> {
  const search = await legSearch({ villeDepart: depart.name, villeArrivee: arrivee.name, sort });
  const rows = await readFirstPage(search, 'exact', limit);
  const found = rows[0]?.found ?? 0;
  return {
    items: rows.flatMap(({ card, nowMs }) => (card ? [fromJson(jsonOfCard(card, search.asked, nowMs))] : [])),
    total: Math.min(found, COUNT_UP_TO),
    totalIsMinimum: found > COUNT_UP_TO,
  };
}

/** Another pair that something leaves for. */
export type NextDeparture = { depart: string; arrivee: string; path: string; date: Date; timezone: string };

/** The way back, when something takes it, and pairs of neighbouring cities with a departure ahead, nearest first. */
export async function listAround(
  { depart, arrivee }: Paire,
  limit: number,
): Promise<{ back: NextDeparture | null; near: NextDeparture[] }> {
  const pairs: [City, City][] = [
    [arrivee, depart],
    ...citiesNear(depart).map((city): [City, City] => [city, arrivee]),
    ...citiesNear(arrivee).map((city): [City, City] => [depart, city]),
  ];
  const found = await rowsOf<{ rang: number; date: Date }>`
    SELECT p.rang::int, next.date_depart AS date
    FROM unnest(${pairs.map(([from]) => placeKey(from.name))}::text[],
      ${pairs.map(([, to]) => placeKey(to.name))}::text[]) WITH ORDINALITY AS p (depart, arrivee, rang)
    CROSS JOIN LATERAL (
      SELECT l.date_depart FROM legs l WHERE l.listed AND l.premier_depot_ici
        AND l.depart_cle = p.depart AND l.arrivee_cle = p.arrivee AND l.date_depart > now()
      ORDER BY l.date_depart LIMIT 1) next
    ORDER BY p.rang ${limitTo(limit + 1)}`;
  const all = found.flatMap(({ rang, date }) => {
    const [from, to] = pairs[rang - 1] ?? [];
    const path = from && to && pairePath(from, to);
    if (!path) return [];
    return [{ rang, depart: from.name, arrivee: to.name, path, date, timezone: from.timeZone }];
  });
  return {
    back: all.find(({ rang }) => rang === 1) ?? null,
    near: all.filter(({ rang }) => rang > 1).slice(0, limit),
  };
}

/** Departures looked through for who carries there: the first of them tell enough. */
const LOOKED_AT = 200;

/** Agencies that carry between the two soon. */
export async function listPaireCarriers({ depart, arrivee }: Paire, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>`
    SELECT u.id, min(next.date_depart) FROM (
      SELECT l.transport_id, l.date_depart FROM legs l WHERE l.listed AND l.premier_depot_ici
        AND l.depart_cle = ${placeKey(depart.name)} AND l.arrivee_cle = ${placeKey(arrivee.name)}
        AND l.date_depart > now()
      ORDER BY l.date_depart ${limitTo(LOOKED_AT)}) next
    JOIN transports t ON t.id = next.transport_id
    JOIN users u ON u.id = t.user_id AND u.user_type = ${Prisma.sql`'agency'::user_type`}
    GROUP BY u.id ORDER BY min(next.date_depart), u.id ${limitTo(limit)}`;
  return rows.map(({ id }) => id);
}
