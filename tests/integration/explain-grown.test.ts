import { beforeAll, expect, it } from 'vitest';
import { listTransports } from '@/lib/transports/queries/list';
import { forgetSearches } from '@/lib/transports/queries/remembered';
import { listTransportsSchema } from '@/lib/transports/schema';
import { loadTransports } from '@/scripts/bench/load';
import { blocksOf, statementsOf, watchStatements } from '../support/plans';

// As explain.test.ts, of what would grow with the world: here with thousands of trips of one city, no statement may touch more
// blocks than what is shown and counted up to a thousand needs, whichever the plan. A block takes about a microsecond.

const url = () => process.env.DATABASE_URL ?? '';

beforeAll(async () => {
  await loadTransports(url(), 20_000);
  await watchStatements();
}, 180_000);

const list = (filters: Record<string, string>) => listTransports(listTransportsSchema.parse(filters));
const oneEnd = { villeDepart: 'Paris', villeArrivee: 'Nouakchott' };

/** A thousand and one are counted, each by a few blocks. */
const MOST_BLOCKS = 6_000;

it.each<[name: string, filters: Record<string, string>]>([
  ['one end of two cities, soonest first', oneEnd],
  ['one end of two cities, newest first', { ...oneEnd, sort: 'recent' }],
  ['two cities and one end', { villeDepart: 'Paris', villeArrivee: 'Oujda' }],
  ['two cities and a weight', { villeDepart: 'Paris', villeArrivee: 'Tanger', poidsMax: '300' }],
])('%s', async (_name, filters) => {
  forgetSearches();
  const [dearest] = await blocksOf(await statementsOf(() => list(filters)));
  expect(dearest).toBeLessThanOrEqual(MOST_BLOCKS);
});
