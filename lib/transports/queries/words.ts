import 'server-only';
import { limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { remember } from '@/lib/core/memory/cache';

/** Beyond this, counting costs more than the page: the number then means "more than". */
export const COUNT_UP_TO = 1_000;

/** A text query over trips (prefixQuery), and how it is best asked. */
export type Words = {
  all: string;
  /** Those of the words that are looked up in the index: a common one beside a rare one says little there and costs most. */
  sought: string;
  /** Whether more trips than are counted (listed, with a part ahead, COUNT_UP_TO) hold them. */
  common: boolean;
};

const REMEMBERED_SECONDS = 5 * 60;
/** Of the newest trips, to see how common words are. */
const SAMPLE = 300;
/** Microseconds, as measured at a million trips: to look at one trip after the other, to read one of a word's trips from the index, and to look that one up. */
const [LOOK, ENTRY, FETCH] = [0.5, 0.35, 10];
/** A sample may be richer than all. */
const SPARE = 1.5;
/** Newest first: trips that were published together lie together. */
const newest = (limit: number) =>
  Prisma.sql`(SELECT s.id, s.recherche FROM transports s ORDER BY s.id DESC ${limitTo(limit)}) s`;
/** Whether the trip `s` is listed, with a part ahead. */
const COMING = Prisma.sql`EXISTS (
  SELECT FROM legs l WHERE l.transport_id = s.id AND l.listed AND l.premier_depot AND l.date_depart > now() OFFSET 0)`;

/**
 * How the words of a text query are asked for. Remembered for five minutes, because it costs more than the page: it decides how
 * the page is read and that its total is "more than", never what is on it or a number that is counted.
 */
export function readWords(parts: string[]): Promise<Words> {
  const all = parts.join(' & ');
  return remember('common words', all, REMEMBERED_SECONDS, async () => {
    const { sought, walkRows } = wayOf(parts, await readSample(parts));
    const walked = walkRows > 0 ? await countWalking(all, walkRows) : 0;
    const common = walked > COUNT_UP_TO || (await countSought({ all, sought })) > COUNT_UP_TO;
    return { all, sought, common };
  });
}

/** Whether a trip holds the words, over its alias `s`. As sub-selects the queries are read once, not for every trip that is looked at. */
export function holds({ all, sought }: Pick<Words, 'all' | 'sought'>): Prisma.Sql {
  const asked = (words: string) => Prisma.sql`s.recherche @@ (SELECT to_tsquery('simple', ${words}))`;
  // The index is not asked for what `IS TRUE` is said of.
  return sought === all ? asked(all) : Prisma.sql`${asked(sought)} AND (${asked(all)}) IS TRUE`;
}

/** How many trips there are by PostgreSQL's count, how many were looked at, and how many of those hold all parts, and each. */
type Sample = { transports: number; seen: number; all: number; each: number[] };

async function readSample(parts: string[]): Promise<Sample> {
  const number = (words: string) =>
    Prisma.sql`count(*) FILTER (WHERE s.recherche @@ (SELECT to_tsquery('simple', ${words})))::int`;
  const [row] = await rowsOf<Sample>`
    SELECT (SELECT reltuples FROM pg_class WHERE oid = 'transports'::regclass) AS transports, count(*)::int AS seen,
      ${number(parts.join(' & '))} AS all, ARRAY[${Prisma.join(parts.map(number))}] AS each
    FROM ${newest(SAMPLE)}`;
  return row ?? { transports: 0, seen: 0, all: 0, each: parts.map(() => 0) };
}

/**
 * Words that many trips hold are counted by looking at one trip after the other until there are enough; the index would gather
 * all of their trips before it showed the first. `walkRows`: how many to look at, 0 where the index is quicker.
 */
export function wayOf(
  parts: string[],
  { transports, seen, all, each }: Sample,
): { sought: string; walkRows: number } {
  // What the sample has none of may be half of one in it.
  const shares = each.map((n) => Math.max(n, 0.5) / Math.max(seen, 1));
  const rarest = Math.min(...shares);
  const few = shares.map((share) => share * ENTRY <= rarest * FETCH);
  const sought = parts.filter((_, at) => few[at]);
  const entries = transports * shares.reduce((sum, share, at) => sum + (few[at] ? share : 0), 0);
  const rows = all > 0 ? ((COUNT_UP_TO + 1) * seen) / all : Number.POSITIVE_INFINITY;
  return {
    sought: sought.join(' & '),
    walkRows: rows * LOOK < entries * ENTRY + COUNT_UP_TO * FETCH ? Math.ceil(rows * SPARE) : 0,
  };
}

const countWalking = (all: string, rows: number) => countHolding(newest(rows), { all, sought: all });
const countSought = (words: Pick<Words, 'all' | 'sought'>) => countHolding(Prisma.sql`transports s`, words);

async function countHolding(trips: Prisma.Sql, words: Pick<Words, 'all' | 'sought'>): Promise<number> {
  const [row] = await rowsOf<{ found: number }>`
    SELECT count(*)::int AS found FROM (
      SELECT FROM ${trips} WHERE ${holds(words)} AND ${COMING} ${limitTo(COUNT_UP_TO + 1)}) found`;
  return row?.found ?? 0;
}
