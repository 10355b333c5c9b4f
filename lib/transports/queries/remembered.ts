import 'server-only';
import { forget, remember } from '@/lib/core/memory/cache';
import type { LegSearch } from './filters';
import { countLegs, type Group, type Row, readFirstIds, readLegs, readTransports } from './legs';

const WORDS = 'transports by words';
const COUNTS = 'transports counted';
const KEPT_SECONDS = 60;

/**
 * The first page of one group, with how many there are. Each page is read anew; what costs more than reading it is
 * remembered until a trip changes (a minute at most, for time passes).
 */
export function readFirstPage(search: LegSearch, group: Group, limit: number): Promise<Row[]> {
  return search.wordsOnly ? readByWords(search, limit) : readCounted(search, group, limit);
}

/** Which trips hold the words is remembered: finding them costs many times the page. */
async function readByWords(search: LegSearch, limit: number): Promise<Row[]> {
  const key = `${search.sort} ${limit} ${search.wordsOnly}`;
  const read = async () => {
    const first = await remember(WORDS, key, KEPT_SECONDS, () => readFirstIds(search, limit));
    return { first, rows: await readTransports(first.ids, search.sort, first.found) };
  };
  const { first, rows } = await read();
  if (rows.length === first.ids.length) return rows;
  // One of them has left, or another instance hid it.
  forget(WORDS, key);
  return (await read()).rows;
}

/** How many there are is remembered: counting to a thousand costs a third of the page. Not where free kilograms are asked for. */
async function readCounted(search: LegSearch, group: Group, limit: number): Promise<Row[]> {
  const count = () => readLegs(search, group, undefined, limit, true);
  if (search.counted === undefined) return count();
  let counting: Promise<Row[]> | undefined;
  const found = await remember(COUNTS, `${group} ${search.counted}`, KEPT_SECONDS, async () => {
    counting = count();
    return (await counting)[0]?.found ?? 0;
  });
  const rows = await (counting ?? readLegs(search, group, undefined, limit));
  // A page that is not full holds all there are; one that is, no fewer than it shows.
  const counted = rows.length < limit ? rows.length : Math.max(rows.length, found);
  return rows.map((row) => ({ ...row, found: counted }));
}

/** How many answer in one way, where none of them is on the page. */
export function countOf(search: LegSearch, group: Group): Promise<number> {
  const count = () => countLegs(search, group);
  return search.counted === undefined
    ? count()
    : remember(COUNTS, `${group} ${search.counted}`, KEPT_SECONDS, count);
}

/** Searches find other trips now: a trip came, changed or went. */
export function forgetSearches(): void {
  forget(WORDS);
  forget(COUNTS);
}
