import 'server-only';
import type { City } from '@/lib/core/cities/gazetteer';
import { cityOfKey } from '@/lib/core/cities/paires';
import type { PaysPaire } from '@/lib/core/cities/pays';
import { limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { fromJson } from '@/lib/core/text/json';
import { jsonOfCard, readCards } from './cards';
import type { NextDeparture, PaireTransports } from './paire';
import { transportVersion } from './view';

/** Pairs of cities that are looked at, those that something leaves for soonest, and departures of each. */
const PAIRS = 200;
const OF_EACH = 10;
const AGENCIES = Prisma.sql`'agency'::user_type`;

/** `pairs`, and what leaves on them: `ahead` has each trip once, at its first departure from the one country to the other. */
function ahead({ depart, arrivee }: Pick<PaysPaire, 'depart' | 'arrivee'>): Prisma.Sql {
  return Prisma.sql`
    pairs AS MATERIALIZED (
      SELECT p.depart_cle, p.arrivee_cle FROM paires p
      WHERE p.depart_pays = ${depart.code} AND p.arrivee_pays = ${arrivee.code}
        AND p.prochain_depart > now() - interval '1 day'
      ORDER BY p.prochain_depart ${limitTo(PAIRS)}),
    departures AS MATERIALIZED (
      SELECT p.depart_cle, p.arrivee_cle, next.* FROM pairs p CROSS JOIN LATERAL (
        SELECT l.transport_id, l.date_depart FROM legs l WHERE l.listed AND l.premier_depot_ici
          AND l.depart_cle = p.depart_cle AND l.arrivee_cle = p.arrivee_cle AND l.date_depart > now()
        ORDER BY l.date_depart ${limitTo(OF_EACH)}) next),
    ahead AS MATERIALIZED (
      SELECT transport_id, min(date_depart) AS date_depart FROM departures GROUP BY transport_id)`;
}

type Listed = {
  id: string;
  version: string;
  depart: string;
  arrivee: string;
  nowMs: number;
  found: number;
  more: boolean;
};

/**
 * The next departures from one country to another, soonest first, each trip once with its longest part between the two; and how
 * many there are. Pairs of cities are those of `paires`: a trip that is announced puts its own there.
 */
export async function listPays(
  paire: Pick<PaysPaire, 'depart' | 'arrivee'>,
  limit: number,
): Promise<PaireTransports> {
  const rows = await rowsOf<Listed>`
    WITH ${ahead(paire)},
    page AS MATERIALIZED (SELECT * FROM ahead ORDER BY date_depart, transport_id ${limitTo(limit)})
    SELECT t.id, ${transportVersion} AS version, part.depart_cle AS depart, part.arrivee_cle AS arrivee,
      floor(date_part('epoch', now()) * 1000) AS "nowMs", (SELECT count(*)::int FROM ahead) AS found,
      (SELECT count(*) FROM pairs) = ${PAIRS}::int OR EXISTS (
        SELECT FROM departures GROUP BY depart_cle, arrivee_cle HAVING count(*) = ${OF_EACH}::int) AS more
    FROM page JOIN transports t ON t.id = page.transport_id JOIN users u ON u.id = t.user_id
    CROSS JOIN LATERAL (
      SELECT l.depart_cle, l.arrivee_cle FROM legs l JOIN pairs p
        ON p.depart_cle = l.depart_cle AND p.arrivee_cle = l.arrivee_cle
      WHERE l.transport_id = page.transport_id AND l.premier_depot_ici AND l.date_depart = page.date_depart
      ORDER BY l.arrivee_position DESC LIMIT 1) part
    ORDER BY page.date_depart, page.transport_id`;
  const cards = await readCards(rows, Prisma.sql`t.is_visible`);
  return {
    items: rows.flatMap(({ id, depart, arrivee, nowMs }) => {
      const card = cards.get(id);
      return card ? [fromJson(jsonOfCard(card, { depart, arrivee }, nowMs))] : [];
    }),
    total: rows[0]?.found ?? 0,
    totalIsMinimum: rows[0]?.more ?? false,
  };
}

/** The main pairs of cities between two countries, each with its next departure. */
export async function listPaysVilles(
  { depart, arrivee }: Pick<PaysPaire, 'depart' | 'arrivee'>,
  limit: number,
): Promise<(NextDeparture & { from: City; to: City })[]> {
  const rows = await rowsOf<{ depart: string; arrivee: string; path: string; date: Date }>`
    SELECT p.depart_cle AS depart, p.arrivee_cle AS arrivee, p.chemin AS path, next.date_depart AS date
    FROM (
      SELECT * FROM paires WHERE depart_pays = ${depart.code} AND arrivee_pays = ${arrivee.code}
      ORDER BY departs DESC ${limitTo(PAIRS)}) p
    CROSS JOIN LATERAL (
      SELECT l.date_depart FROM legs l WHERE l.listed AND l.premier_depot_ici
        AND l.depart_cle = p.depart_cle AND l.arrivee_cle = p.arrivee_cle AND l.date_depart > now()
      ORDER BY l.date_depart LIMIT 1) next
    ORDER BY p.departs DESC, next.date_depart`;
  const known = rows.flatMap(({ depart, arrivee, path, date }) => {
    const [from, to] = [cityOfKey(depart), cityOfKey(arrivee)];
    if (!from || !to) return [];
    return [{ from, to, depart: from.name, arrivee: to.name, path, date, timezone: from.timeZone }];
  });
  return known.slice(0, limit);
}

/** The next departure the other way, when something takes it. */
export async function nextPaysDeparture(
  paire: Pick<PaysPaire, 'depart' | 'arrivee'>,
): Promise<{ date: Date; timezone: string } | null> {
  const [row] = await rowsOf<{ date: Date; depart: string }>`
    WITH ${ahead(paire)}
    SELECT date_depart AS date, depart_cle AS depart FROM departures ORDER BY date_depart LIMIT 1`;
  const from = row && cityOfKey(row.depart);
  return row && from ? { date: row.date, timezone: from.timeZone } : null;
}

/** Agencies that carry between two countries soon. */
export async function listPaysCarriers(
  paire: Pick<PaysPaire, 'depart' | 'arrivee'>,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>`
    WITH ${ahead(paire)}
    SELECT u.id FROM ahead JOIN transports t ON t.id = ahead.transport_id
    JOIN users u ON u.id = t.user_id AND u.user_type = ${AGENCIES}
    GROUP BY u.id ORDER BY min(ahead.date_depart), u.id ${limitTo(limit)}`;
  return rows.map(({ id }) => id);
}
