import { beforeAll, expect, it } from 'vitest';
import { type PaysPaire, readPaysPaire } from '@/lib/core/cities/pays';
import { findPaires } from '@/lib/reservations/commands/paires';
import { PAYS_VILLES, prixDesPaires } from '@/lib/reservations/queries/prix';
import { listPays, listPaysCarriers, listPaysVilles, nextPaysDeparture } from '@/lib/transports/queries/pays';
import { query } from '@/scripts/bench/database';
import { loadTransports } from '@/scripts/bench/load';
import { shapeOf, statementsOf, watchStatements } from '../support/plans';

// As explain.test.ts: every read of two countries' page, in a world of 5,000 trips whose pairs are found.

const url = () => process.env.DATABASE_URL ?? '';
let pays: PaysPaire;

beforeAll(async () => {
  const read = readPaysPaire('france-maroc');
  if (!read) throw new Error('no such pair');
  pays = read;
  await loadTransports(url(), 5_000);
  // Before anything is asked, for the connections; and when the pairs stand there, for what is tiny.
  await watchStatements();
  await findPaires();
  await query(url(), 'ANALYZE paires, paires_pays');
  await watchStatements();
}, 120_000);

// Of two countries’ pairs of cities, few in this world.
const PAIRES =
  'paires_depart_pays_arrivee_pays_departs_idx|paires_depart_pays_arrivee_pays_prochain_depart_idx';
const LEGS = 'legs_exact_date|legs_exact_recent';

it.each<[name: string, work: () => Promise<unknown>, indexes: string[]]>([
  ['its departures', () => listPays(pays, 6), [PAIRES, LEGS, 'transports_pkey']],
  [
    'its pairs of cities and their prices',
    async () => prixDesPaires(await listPaysVilles(pays, PAYS_VILLES)),
    [PAIRES, LEGS, 'reservations_prix'],
  ],
  ['its way back', () => nextPaysDeparture(pays), [PAIRES, LEGS]],
  ['who carries there', () => listPaysCarriers(pays, 4), [PAIRES, LEGS, 'transports_pkey']],
])('%s: every read has its index', async (_name, work, indexes) => {
  const { indexes: used, whole } = await shapeOf(await statementsOf(work));
  expect([...whole]).toEqual([]);
  for (const one of indexes)
    expect([...used].filter((index) => one.split('|').includes(index))).not.toEqual([]);
});
