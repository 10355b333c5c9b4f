import 'server-only';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { instantSchema } from '@/lib/core/listing/cursor';
import { kgToGrams } from '@/lib/core/text/money';
import * as z from '@/lib/core/zod';
import { readCards, type TransportCard } from './cards';
import type { LegSearch } from './filters';
import { type After, ahead, answers, between, fits, mayComeLater, partialAnswers } from './parts';
import { transportJoins, transportVersion } from './view';
import { COUNT_UP_TO } from './words';

/** The last leg of a page: in which way it answers, when it departs, its trip; and when the first page was read. */
export const cursorSchema = z.tuple([z.enum(['exact', 'partiel']), instantSchema, z.guid(), instantSchema]);
export type Cursor = z.output<typeof cursorSchema>;
export type Group = Cursor[0];

/** Where one of the two ways goes on after a cursor. */
export function afterCursor(cursor: Cursor | undefined, group: Group): After | undefined {
  if (!cursor) return undefined;
  const [shown, dateMs, id, begunMs] = cursor;
  return { begunMs, last: shown === group ? { dateMs, id } : undefined };
}

/** The highest step that `palier_de` knows. */
export const HIGHEST_STEP = 171;

type Listed = { id: string; version: string; legDate: number; nowMs: number; found: number | null };
/** Without a card: a trip that went while the page was read; pages and counts go on from it all the same. */
export type Row = Listed & { card: TransportCard | undefined };

// As a number: twenty dates take longer to read than the one that is needed.
const columns = Prisma.sql`t.id, ${transportVersion} AS version, ${epochMs(Prisma.sql`page.date_depart`)} AS "legDate",
  floor(date_part('epoch', now()) * 1000) AS "nowMs"`;

/**
 * A page of the trips whose legs answer a search in one way, in the asked order; with `count`, each row says how many there
 * are (one more than COUNT_UP_TO means more).
 */
export async function readLegs(
  search: LegSearch,
  group: Group,
  after: After | undefined,
  limit: number,
  count = false,
): Promise<Row[]> {
  return withCards(rowsOf<Listed>`
    WITH ${pageAndFound(search, group, after, limit, count)}
    SELECT ${columns}, found.n AS found
    FROM page CROSS JOIN found JOIN transports t ON t.id = page.transport_id ${transportJoins}
    ORDER BY ${order(search.sort, Prisma.sql`page`)}`);
}

async function withCards(rows: Promise<Listed[]>): Promise<Row[]> {
  const listed = await rows;
  const cards = await readCards(listed, Prisma.sql`t.is_visible`);
  return listed.map((one) => ({ ...one, card: cards.get(one.id) }));
}

/** Only which trips are on the first page, and how many there are. */
export async function readFirstIds(
  search: LegSearch,
  limit: number,
): Promise<{ ids: string[]; found: number }> {
  const [row] = await rowsOf<{ ids: string[]; found: number }>`
    WITH ${pageAndFound(search, 'exact', undefined, limit, true)}
    SELECT ARRAY(SELECT transport_id FROM page) AS ids, n AS found FROM found`;
  return row ?? { ids: [], found: 0 };
}

/** Only how many trips answer a search in one way; one more than COUNT_UP_TO means more. */
export async function countLegs(search: LegSearch, group: Group): Promise<number> {
  const [row] = await rowsOf<{ found: number }>`
    WITH ${search.held}
    SELECT ${countUpTo(search, group)} AS found`;
  return row?.found ?? 0;
}

/** Those of the given trips that are still listed and have a part ahead, in the asked order. */
export async function readTransports(ids: string[], sort: LegSearch['sort'], found: number): Promise<Row[]> {
  return withCards(rowsOf<Listed>`
    WITH page AS MATERIALIZED (
      SELECT l.transport_id, l.date_depart FROM legs l
      WHERE l.listed AND ${answers({}, sort)} AND l.transport_id = ANY (${ids}::uuid[]))
    SELECT ${columns}, ${found}::int AS found
    FROM page JOIN transports t ON t.id = page.transport_id ${transportJoins}
    ORDER BY ${order(sort, Prisma.sql`page`)}`);
}

function pageAndFound(
  search: LegSearch,
  group: Group,
  after: After | undefined,
  limit: number,
  count: boolean,
): Prisma.Sql {
  const found =
    count && search.found === undefined
      ? Prisma.sql`${countUpTo(search, group)}`
      : Prisma.sql`${search.found ?? null}::int`;
  return Prisma.sql`${search.held}, page AS MATERIALIZED (${source(search, group, after, limit)}),
    found AS MATERIALIZED (SELECT ${found} AS n)`;
}

/** The legs of one group in the asked order, from the cursor on, one of each trip. */
function source(search: LegSearch, group: Group, after: After | undefined, limit: number): Prisma.Sql {
  const { asked, conditions, sort, onlyWeight } = search;
  const inOrder = Prisma.sql`ORDER BY ${order(sort, Prisma.sql`l`)} ${limitTo(limit)}`;
  const one = (legs: Prisma.Sql) => Prisma.sql`
    SELECT l.transport_id, l.date_depart FROM legs l WHERE ${legs} AND ${conditions} ${inOrder}`;
  if (onlyWeight) return ofNextOrAllSteps(search, after, limit);
  if (group === 'exact' && ofOneDay(search) && sort === 'recent')
    return Prisma.sql`
      SELECT l.transport_id, l.date_depart FROM (${ofDay(search, after)}) l WHERE ${search.holding} ${inOrder}`;
  if (group === 'exact') return one(answers(asked, sort, after));
  const [depuis, vers] = partialAnswers(asked, sort, after);
  return Prisma.sql`
    SELECT l.transport_id, l.date_depart FROM ((${one(depuis)}) UNION ALL (${one(vers)})) l ${inOrder}`;
}

const ofOneDay = ({ asked }: LegSearch) => asked.date !== undefined && asked.poids === undefined;

/**
 * The trips of which a part answers on the asked day, each once: all parts of that day are read from the index, which is quicker
 * than to ask of each whether it is its trip's first.
 */
const ofDay = ({ asked, listed, sort }: LegSearch, after?: After) => Prisma.sql`
  SELECT l.transport_id, min(l.date_depart) AS date_depart FROM legs l
  WHERE ${between(asked, Prisma.sql`l`)} AND ${ahead(sort, after)} AND ${fits(asked, Prisma.sql`l`)} AND ${listed}
  GROUP BY l.transport_id`;

/** How many of the next departures are looked at before those that have room are gathered from their steps. */
const NEXT = 300;

/**
 * Where only weight is asked: it is as good as always found among the next departures; what is rare, or not there at all,
 * is read step by step.
 */
function ofNextOrAllSteps(search: LegSearch, after: After | undefined, limit: number): Prisma.Sql {
  const { asked, conditions, sort } = search;
  const l = Prisma.sql`l`;
  const legs = answers(asked, sort, after);
  const page = (from: Prisma.Sql, where: Prisma.Sql) => Prisma.sql`
    SELECT l.transport_id, l.date_depart FROM ${from} WHERE ${where} ORDER BY ${order(sort, l)} ${limitTo(limit)}`;
  const next = Prisma.sql`(
    SELECT * FROM legs l WHERE ${conditions} AND ${between({}, l)} AND ${ahead(sort, after)} ORDER BY ${order(sort, l)} ${limitTo(NEXT)}) l`;
  const ofStep = page(Prisma.sql`legs l`, Prisma.sql`l.palier = p.palier AND ${legs} AND ${conditions}`);
  const full = Prisma.sql`(SELECT count(*) FROM next)`;
  return Prisma.sql`
    WITH next AS MATERIALIZED (${page(next, legs)})
    SELECT transport_id, date_depart FROM next WHERE ${full} = ${limit}::int
    UNION ALL
    (${page(Prisma.sql`${stepsFrom(asked)} CROSS JOIN LATERAL (${ofStep}) l`, Prisma.sql`${full} < ${limit}::int`)})`;
}

/** How many legs of one group there are; one more than COUNT_UP_TO means more. In no order: whatever comes first is enough. */
function countUpTo(search: LegSearch, group: Group): Prisma.Sql {
  const { asked, conditions, sort, onlyWeight } = search;
  const most = COUNT_UP_TO + 1;
  const one = (legs: Prisma.Sql) =>
    onlyWeight
      ? ofAllSteps(asked, Prisma.sql`${legs} AND ${conditions}`)
      : Prisma.sql`(SELECT FROM legs l WHERE ${legs} AND ${conditions})`;
  const number = (...legs: Prisma.Sql[]) => Prisma.sql`(
    SELECT count(*)::int FROM (${Prisma.join(legs.map(one), ' UNION ALL ')} ${limitTo(most)}) c)`;
  if (group === 'partiel') return number(...partialAnswers(asked, sort));
  const all = ofOneDay(search)
    ? Prisma.sql`(SELECT count(*)::int FROM (SELECT FROM (${ofDay(search)}) l WHERE ${search.holding} ${limitTo(most)}) c)`
    : number(answers(asked, sort));
  if (!mayComeLater(asked) || search.looksUp) return all;
  const surely = number(answers(asked, sort, undefined, true));
  return Prisma.sql`(SELECT CASE WHEN sure.n = ${most}::int THEN sure.n ELSE ${all} END FROM (SELECT ${surely} AS n OFFSET 0) sure)`;
}

/** Step after step until there are enough; sorted, all that a thousand of each could be would be read. */
const ofAllSteps = (asked: LegSearch['asked'], legs: Prisma.Sql) => Prisma.sql`(
  SELECT FROM ${stepsFrom(asked)} CROSS JOIN LATERAL (
    SELECT FROM legs l WHERE l.palier = p.palier AND ${legs} OFFSET 0) l)`;

/** The steps of free weight on which what fits can be, the highest first: each is an ordered walk of its own in the index. */
const stepsFrom = ({ poids }: LegSearch['asked']) => Prisma.sql`
  generate_series(${HIGHEST_STEP}::int, palier_de(${kgToGrams(poids ?? 0)}::int), -1) AS p (palier)`;

function order(sort: LegSearch['sort'], alias: Prisma.Sql): Prisma.Sql {
  return sort === 'recent'
    ? Prisma.sql`${alias}.transport_id DESC`
    : Prisma.sql`${alias}.date_depart, ${alias}.transport_id`;
}
