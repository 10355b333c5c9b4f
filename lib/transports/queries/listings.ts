import 'server-only';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { instantSchema } from '@/lib/core/listing/cursor';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { ofPerson } from '@/lib/core/listing/visible';
import { forget, remember } from '@/lib/core/memory/cache';
import { ofProcess } from '@/lib/core/memory/process';
import type { Actor } from '@/lib/core/sessions/actor';
import * as z from '@/lib/core/zod';
import { requireUser } from '@/lib/users/queries/view';
import { answers } from './parts';
import {
  type TransportRow,
  type TransportView,
  toTransportView,
  transportColumns,
  transportJoins,
} from './view';

const URGENT_DAYS = 7;
/** A gram. */
const WITH_ROOM = { poids: 0.001 };

/** Visible trips with a part with free weight that departs within seven days, soonest first; each with that part. */
export async function listUrgentTransports(limit: number): Promise<TransportView[]> {
  const rows = await rowsOf<TransportRow>`
    WITH page AS MATERIALIZED (
      SELECT l.transport_id, l.date_depart FROM legs l
      WHERE l.listed AND ${answers(WITH_ROOM, 'date')} AND l.date_depart < now() + ${URGENT_DAYS} * interval '1 day'
      ORDER BY l.date_depart, l.transport_id ${limitTo(limit)})
    SELECT ${transportColumns} FROM page JOIN transports t ON t.id = page.transport_id ${transportJoins}
    ORDER BY page.date_depart, page.transport_id`;
  return rows.map((row) => toTransportView(row, WITH_ROOM));
}

const overSchema = z.number().refine((ms) => instantSchema.safeParse(-ms).success);
type Placed = TransportRow & { ended: boolean; place: number };
/** Whether the last one shown is over, its departure in ms (negative when it is over: the latest first), its id. */
const userPlace = z.tuple([z.boolean(), instantSchema.or(overSchema), z.guid()]);

/**
 * A person's trips in the order of departure, those that are over last and the latest of them first: the visible ones, and
 * the hidden ones when the actor is that person. Throws `not_found` for an unknown or ended account.
 */
export async function listUserTransports(
  actor: Actor | null,
  userId: string,
  asked: PageAsked,
): Promise<Page<TransportView>> {
  const theirs = ofPerson(userId, actor, Prisma.sql`t`);
  const placeOf = ({ ended, place, id }: Placed): z.output<typeof userPlace> => [ended, place, id];
  const { items, meta } = await keysetPage(asked, userPlace, placeOf, (after, limit) => {
    const beyond = after
      ? Prisma.sql`WHERE (ended, place, id) > (${after[0]}::boolean, ${after[1]}::float8, ${after[2]}::uuid)`
      : Prisma.empty;
    return rowsOf<Placed>`
      WITH own AS (
        SELECT t.id, last.date < now() AS ended,
          ${epochMs(Prisma.sql`first.date`)} * (CASE WHEN last.date < now() THEN -1 ELSE 1 END) AS place
        FROM transports t
        JOIN etapes first ON first.transport_id = t.id AND first.position = 0
        CROSS JOIN LATERAL (
          SELECT e.date FROM etapes e WHERE e.transport_id = t.id ORDER BY e.position DESC LIMIT 1) last
        WHERE ${theirs}),
      page AS MATERIALIZED (SELECT * FROM own ${beyond} ORDER BY ended, place, id ${limitTo(limit)})
      SELECT ${transportColumns}, page.ended, page.place
      FROM page JOIN transports t ON t.id = page.id ${transportJoins} ORDER BY page.ended, page.place, page.id`;
  });
  if (items.length === 0) await requireUser(userId);
  return { items: items.map((row) => toTransportView(row)), meta };
}

/** A person's visible trips with a part still ahead, soonest first, each with that part. */
export async function listComingTransports(userId: string, limit: number): Promise<TransportView[]> {
  const rows = await rowsOf<TransportRow>`
    SELECT ${transportColumns} FROM transports t JOIN legs l ON l.transport_id = t.id ${transportJoins}
    WHERE t.user_id = ${userId}::uuid AND l.listed AND ${answers({}, 'date')}
    ORDER BY l.date_depart, t.id ${limitTo(limit)}`;
  return rows.map((row) => toTransportView(row, {}));
}

/** A pair of cities with trips on offer; coordinates where the gazetteer knows them. */
export type PopularRoute = {
  from: { name: string; lat: number; lon: number };
  to: { name: string; lat: number; lon: number };
  count: number;
};

const POPULAR = 'popular routes';
const KEPT_SECONDS = 60;
/** Of so many coming trips counting takes 25 ms: they are not counted anew for each that changes. */
const MOST_TRANSPORTS = 200_000;
const counting = ofProcess('popular routes', () => ({ transports: 0 }))();

/**
 * The pairs of cities with the most coming trips, counted from what is really on offer: kept until a trip changes, a
 * minute at most (departures pass), and for that minute where there are so many trips that counting them takes long.
 */
export function listPopularRoutes(limit: number): Promise<PopularRoute[]> {
  return remember(POPULAR, String(limit), KEPT_SECONDS, async () => {
    const rows = await countRoutes(limit);
    counting.transports = rows[0]?.transports ?? 0;
    return rows.map(({ from, to, count }) => ({ from, to, count }));
  });
}

/** A trip came, changed, was hidden or went: the pairs are counted anew where that is quickly done. */
export function forgetPopularRoutes(): void {
  if (counting.transports < MOST_TRANSPORTS) forget(POPULAR);
}

/** `transports`: how many were counted in all. */
function countRoutes(limit: number): Promise<(PopularRoute & { transports: number })[]> {
  return rowsOf<PopularRoute & { transports: number }>`
    WITH pairs AS (
      SELECT l.depart_cle, l.arrivee_cle, count(*)::int AS count, (sum(count(*)) OVER ())::int AS transports FROM legs l WHERE l.listed AND l.entier AND l.date_depart > now()
      GROUP BY l.depart_cle, l.arrivee_cle ORDER BY count(*) DESC, l.depart_cle, l.arrivee_cle ${limitTo(limit)})
    SELECT p.count, p.transports,
      json_build_object('name', d.ville, 'lat', d.latitude, 'lon', d.longitude) AS from,
      json_build_object('name', a.ville, 'lat', a.latitude, 'lon', a.longitude) AS to
    FROM pairs p
    CROSS JOIN LATERAL (
      SELECT l.transport_id FROM legs l WHERE l.listed AND l.entier AND l.date_depart > now()
        AND l.depart_cle = p.depart_cle AND l.arrivee_cle = p.arrivee_cle LIMIT 1) sample
    JOIN etapes d ON d.transport_id = sample.transport_id AND d.position = 0
    JOIN LATERAL (SELECT * FROM etapes z WHERE z.transport_id = sample.transport_id ORDER BY z.position DESC LIMIT 1) a ON true
    WHERE d.latitude IS NOT NULL AND a.latitude IS NOT NULL
    ORDER BY p.count DESC, d.ville, a.ville`;
}
