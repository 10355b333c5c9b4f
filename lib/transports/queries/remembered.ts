import 'server-only';
import { forget, remember } from '@/lib/core/cache';
import type { LegSearch } from './filters';
import { type Row, readFirstIds, readTrips } from './legs';

const KIND = 'trips by words';
const KEPT_SECONDS = 60;

/**
 * The first page of a search by words alone. Which trips hold the words is remembered until a trip changes (a minute at
 * most, for trips that other instances change), because finding them costs many times the page; the trips themselves,
 * their free kilograms and whether they are still to be seen are read each time.
 */
export async function readRemembered(search: LegSearch, limit: number): Promise<Row[]> {
  const key = `${search.sort} ${limit} ${search.wordsOnly}`;
  const read = async () => {
    const first = await remember(KIND, key, KEPT_SECONDS, () => readFirstIds(search, limit));
    return { first, rows: await readTrips(first.ids, search.sort, first.found) };
  };
  const { first, rows } = await read();
  if (rows.length === first.ids.length) return rows;
  // One of them has left, or another instance hid it.
  forget(KIND, key);
  return (await read()).rows;
}

/** Words find other trips now: a trip came, changed or went. */
export function forgetSearches(): void {
  forget(KIND);
}
