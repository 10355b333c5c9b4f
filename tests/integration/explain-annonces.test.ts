import { beforeAll, expect, test } from 'vitest';
import { listDemandes } from '@/lib/demandes/queries';
import { listDemandesSchema } from '@/lib/demandes/schema';
import { listAgencies } from '@/lib/users/queries/agencies';
import { query } from '@/scripts/bench/database';
import { loadTransports } from '@/scripts/bench/load';
import { shapeOf, statementsOf, watchStatements } from '../support/plans';

// As explain.test.ts, of needs and agencies: a world with so many needs that reading all of them for a word is not as quick.

const url = () => process.env.DATABASE_URL ?? '';
const COLUMNS =
  'user_id, titre, description, categorie, budget_centimes, lieu_livraison, lieu_cle, date_limite, is_visible, texte_recherche';

beforeAll(async () => {
  await loadTransports(url(), 5_000);
  await query(
    url(),
    `INSERT INTO demandes (id, ${COLUMNS}) SELECT uuidv7(), ${COLUMNS} FROM demandes, generate_series(1, 30)`,
  );
  await query(url(), 'ANALYZE demandes');
  await watchStatements();
}, 120_000);

const besoins = (search: string) => listDemandes(listDemandesSchema.parse({ search }));

test('needs are found by their words in the index of these, or among the next ones', async () => {
  for (const search of ['neuf', 'theiere', 'introuvable']) {
    const { indexes, whole } = await shapeOf(await statementsOf(() => besoins(search)));
    expect(whole.has('demandes')).toBe(false);
    expect(indexes.has('demandes_listed')).toBe(true);
    expect(indexes.has('demandes_recherche_idx')).toBe(search !== 'neuf');
  }
});

test('what agencies have published is counted one by one', async () => {
  const { whole } = await shapeOf(await statementsOf(() => listAgencies({ limit: 20 })));
  expect(['transports', 'demandes', 'produits'].filter((table) => whole.has(table))).toEqual([]);
});
