import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Paire, readPaire } from '@/lib/core/cities/paires';
import { sitemapEntries, sitemapStarts } from '@/lib/core/listing/sitemap';
import type { Actor } from '@/lib/core/sessions/actor';
import { actorOfToken } from '@/lib/core/sessions/session';
import { createReservation } from '@/lib/reservations/commands/create';
import { findPaires } from '@/lib/reservations/commands/paires';
import { lapseReservations, refuseRequests } from '@/lib/reservations/commands/waiting';
import { getReservation, listOwnReservations, listTransportReservations } from '@/lib/reservations/queries';
import { prixConstates } from '@/lib/reservations/queries/prix';
import { getTransport, getTransportAsJson, getTransportFor } from '@/lib/transports/queries/get';
import { listTransports } from '@/lib/transports/queries/list';
import {
  listPopularRoutes,
  listUrgentTransports,
  listUserTransports,
} from '@/lib/transports/queries/listings';
import { listAround, listPaire, listPaireCarriers } from '@/lib/transports/queries/paire';
import { sitemapTransports } from '@/lib/transports/queries/sitemap';
import { listTransportsSchema } from '@/lib/transports/schema';
import { waitingRequests } from '@/lib/users/queries/waiting';
import { query } from '@/scripts/bench/database';
import { openSessions } from '@/scripts/bench/hot-leg';
import { loadTransports } from '@/scripts/bench/load';
import { deepPage, readPaths } from '@/scripts/bench/requests';
import { onServer } from '../support/database';
import {
  forgetStatements,
  type PlanNode,
  type Statement,
  shapeOf,
  statementsOf,
  watchStatements,
} from '../support/plans';

// Every public read of trips and reservations runs for real in a world of 5,000 trips; the statements it sends are
// explained as they were sent, once for their values and once for any values (prepared statements use both).

const url = () => process.env.DATABASE_URL ?? '';
const PAGE = { limit: 20 };
let reader: Actor;
let owner: Actor;
let transport: { id: string; villeDepart: string; villeArrivee: string };
let token = '';

beforeAll(async () => {
  await loadTransports(url(), 5_000);
  const people = await openSessions(url(), process.env.NEXTAUTH_SECRET ?? '', 250);
  // As many logins as a grown site keeps.
  await query(
    url(),
    `INSERT INTO sessions (id, user_id, expires_at)
     SELECT gen_random_uuid(), u.id, now() + interval '1 day' FROM users u, generate_series(1, 20)`,
  );
  await query(url(), 'ANALYZE sessions');
  await watchStatements();
  token = people[0]?.token ?? '';
  reader = await actorOf(token);
  const [row] = await query<{ id: string; userId: string; villes: string[] }>(
    url(),
    `SELECT t.id, t.user_id AS "userId",
       ARRAY(SELECT e.ville FROM etapes e WHERE e.transport_id = t.id ORDER BY e.position) AS villes
     FROM transports t WHERE t.is_visible AND t.user_id <> $1 AND t.id IN
       (SELECT e.transport_id FROM etapes e GROUP BY e.transport_id HAVING max(e.charge_grammes) = 0) ORDER BY t.id LIMIT 1`,
    [reader.id],
  );
  const sessions = await Promise.all(people.map((one) => actorOfToken(one.token)));
  const carrier = sessions.find((one) => one?.id === row?.userId);
  if (!row || !carrier) throw new Error('no trip whose carrier has a login');
  owner = carrier;
  transport = { id: row.id, villeDepart: row.villes[0] ?? '', villeArrivee: row.villes.at(-1) ?? '' };
}, 60_000);

async function actorOf(text: string): Promise<Actor> {
  const actor = await actorOfToken(text);
  if (!actor) throw new Error('the session proves nobody');
  return actor;
}

function paireOf(address: string): Paire {
  const paire = readPaire(address);
  if (!paire) throw new Error(address);
  return paire;
}

const list = (filters: Record<string, string>) => listTransports(listTransportsSchema.parse(filters));
const both = { villeDepart: 'Paris', villeArrivee: 'Tanger' };
const pair = paireOf('paris-tanger');
// A pair that few or no trips connect, so that those with one end follow.
const apart = { villeDepart: 'Düsseldorf', villeArrivee: 'Oujda' };
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

async function second(filters: Record<string, string>) {
  const { meta } = await list({ ...filters, limit: '5' });
  forgetStatements();
  return list({ ...filters, cursor: meta.nextCursor ?? '' });
}

const CARDS = ['transports_pkey', 'etapes_transport_id_position_key'];

// Where a pair has few trips in this world, sorting them is as quick as walking the index in order: either will do.
const READS: [name: string, work: () => Promise<unknown>, indexes: string[]][] = [
  ['both cities, by date', () => list(both), ['legs_exact_date', ...CARDS]],
  [
    'both cities, newest first',
    () => list({ ...both, sort: 'recent' }),
    ['legs_exact_recent|legs_exact_date', ...CARDS],
  ],
  ['a departure, by date', () => list({ villeDepart: 'Lyon' }), ['legs_depuis_date', ...CARDS]],
  [
    'a departure, newest first',
    () => list({ villeDepart: 'Lyon', sort: 'recent' }),
    ['legs_depuis_recent|legs_depuis_date'],
  ],
  ['an arrival, by date', () => list({ villeArrivee: 'Tanger' }), ['legs_vers_date', ...CARDS]],
  [
    'an arrival, newest first',
    () => list({ villeArrivee: 'Tanger', sort: 'recent' }),
    ['legs_vers_recent|legs_vers_date'],
  ],
  ['no city, by date', () => list({}), ['legs_tous_date', ...CARDS]],
  ['no city, newest first', () => list({ sort: 'recent' }), ['legs_tous_recent', ...CARDS]],
  ['a following page, by date', () => second({}), ['legs_tous_date']],
  ['a following page, newest first', () => second({ sort: 'recent' }), ['legs_tous_recent']],
  ['trips with one end only', () => list(apart), ['legs_depuis_date', 'legs_vers_date', ...CARDS]],
  ['one end, newest', () => list({ ...apart, sort: 'recent' }), ['legs_depuis_recent', 'legs_vers_recent']],
  ['a common word', () => list({ search: 'france' }), ['legs_tous_date', ...CARDS]],
  ['a common word beside a rare one', () => list({ search: 'france nice' }), ['transports_recherche_idx']],
  ['a rare word', () => list({ search: 'nice' }), ['transports_recherche_idx', ...CARDS]],
  [
    'free weight alone, by date',
    () => list({ poidsMax: '3000' }),
    ['legs_libre_date|legs_libre_recent', ...CARDS],
  ],
  [
    'free weight alone, newest first',
    () => list({ poidsMax: '23.5', sort: 'recent' }),
    ['legs_tous_recent', 'legs_libre_recent|legs_libre_date'],
  ],
  ['free weight that nothing has', () => list({ poidsMax: '9000' }), ['legs_libre_date|legs_libre_recent']],
  ['free weight and a type', () => list({ ...both, poidsMax: '30', type: 'Particulier' }), CARDS],
  ['an asked day', () => list({ ...both, date: inTenDays() }), ['legs_exact_date|legs_exact_recent']],
  ['a day, newest first', () => list({ date: inTenDays(), sort: 'recent' }), ['legs_tous_date']],
  [
    'a day without any, and the nearest with',
    () => list({ ...apart, date: inTenDays() }),
    ['legs_exact_date'],
  ],
  ['two cities’ page', () => listPaire(pair, 6), ['legs_exact_date', ...CARDS]],
  ['its way back and its neighbours', () => listAround(pair, 8), ['legs_exact_date|legs_exact_recent']],
  [
    'who carries there',
    () => listPaireCarriers(pair, 4),
    ['legs_exact_date|legs_exact_recent', 'transports_pkey'],
  ],
  ['prices agreed on there', () => prixConstates('Paris', 'Tanger'), ['reservations_prix']],
  [
    'pairs for search engines',
    () => findPaires(),
    ['legs_exact_date|legs_exact_recent', 'reservations_prix'],
  ],
  [
    'a part of the sitemap',
    async () => {
      const [first = ''] = await sitemapStarts(sitemapTransports);
      await sitemapEntries(sitemapTransports, first, undefined);
    },
    ['transports_pkey', 'legs_pkey|legs_tous_recent'],
  ],
  ['urgent trips', () => listUrgentTransports(6), ['legs_tous_date', ...CARDS]],
  ['a trip', () => getTransport(transport.id), CARDS],
  ['a trip for its owner', () => getTransportFor(owner, transport.id), CARDS],
  ['a trip as text', () => getTransportAsJson(owner, transport.id), CARDS],
  [
    'a person’s trips',
    () => listUserTransports(null, owner.id, PAGE),
    ['transports_user_id_created_at_idx', 'etapes_transport_id_position_key'],
  ],
  ['one’s own reservations', () => listOwnReservations(reader, PAGE), ['reservations_user_id_id_idx']],
  [
    'the requests of a trip',
    () => listTransportReservations(owner, transport.id, PAGE),
    ['reservations_transport_id_id_idx', 'transports_pkey'],
  ],
  [
    'what waits for a carrier',
    () => waitingRequests(owner),
    // While few wait in all, they may be read first.
    ['transports_user_id_created_at_idx', 'reservations_a_traiter|reservations_sans_reponse'],
  ],
  ['who a token is', () => actorOfToken(token), ['sessions_pkey']],
  [
    'reserving',
    async () => {
      const { id: transportId, ...leg } = transport;
      const made = await createReservation(reader, {
        transportId,
        ...leg,
        poids: 1,
        prix: 10,
        description: '',
      });
      await getReservation(reader, made._id);
    },
    ['etapes_transport_id_position_key', 'reservations_pkey'],
  ],
  [
    'what nobody answered in time',
    () => lapseReservations(),
    // While few wait, all that do are read in the order of their trips.
    ['reservations_sans_reponse|reservations_au_depart|reservations_a_traiter'],
  ],
  [
    'refusing all of one person’s requests',
    async () => {
      const refusal = refuseRequests(owner, transport.id, { userId: reader.id });
      await refusal.catch((error) => expect(error).toMatchObject({ code: 'conflict' }));
    },
    ['reservations_a_traiter'],
  ],
];

describe('every read has its index', () => {
  it.each(READS)('%s', async (_name, work, indexes) => {
    const { indexes: used, whole } = await shapeOf(await statementsOf(work));
    expect([...whole]).toEqual([]);
    for (const one of indexes)
      expect([...used].filter((index) => one.split('|').includes(index))).not.toEqual([]);
  });

  it('what a person holds is counted by index', async () => {
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT * FROM reservations_of(ARRAY[$1]::uuid[], $2)', [reader.id, transport.id]);
    const { rows } = await client.query(
      `SELECT seq_scan::int, idx_scan::int FROM pg_stat_xact_user_tables WHERE relname = 'reservations'`,
    );
    await client.end();
    expect(rows).toEqual([{ seq_scan: 0, idx_scan: expect.any(Number) }]);
  });

  // It counts all coming trips by their ends, so it reads all of them; the home page keeps the answer.
  it('popular routes read the coming legs whole, and nothing else', async () => {
    const { whole } = await shapeOf(await statementsOf(() => listPopularRoutes(6)));
    expect([...whole].filter((table) => table !== 'legs')).toEqual([]);
  });

  it('the last page costs what the first one costs', async () => {
    const { deep } = await readPaths(url(), await deepPage(url()));
    const cursor = new URL(deep[0] ?? '', 'http://localhost').searchParams.get('cursor') ?? '';
    await sweepLegs();
    const first = await blocksOfLegs(await statementsOf(() => list({})));
    const last = await blocksOfLegs(await statementsOf(() => list({ cursor })));
    expect(last).toBeLessThanOrEqual(first + 4);
  });
});

/** As the database does by itself, until no other connection looks at what was before: an index alone then tells what there is. */
async function sweepLegs(): Promise<void> {
  const swept = async () => {
    // Their indexes too, though little has gone: a page that anything stays behind on is looked at.
    await onServer(url(), 'VACUUM (INDEX_CLEANUP ON) legs');
    const [legs] = await query<{ swept: boolean }>(
      url(),
      `SELECT relallvisible = relpages AS swept FROM pg_class WHERE relname = 'legs'`,
    );
    return legs?.swept;
  };
  await expect.poll(swept, { timeout: 10_000 }).toBe(true);
}

/** How many blocks the walk of the page's legs touches. */
async function blocksOfLegs([statement]: Statement[]): Promise<number> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement?.text}`,
    statement?.values,
  );
  await client.end();
  const all = nodes(rows[0]['QUERY PLAN'][0].Plan);
  const walk = all.find((node) => node['Index Name'] === 'legs_tous_date');
  expect(walk?.['Node Type']).toBe('Index Only Scan');
  return (walk?.['Shared Hit Blocks'] ?? 0) + (walk?.['Shared Read Blocks'] ?? 0);
}

type MeasuredNode = PlanNode & {
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: MeasuredNode[];
};
const nodes = (node: MeasuredNode): MeasuredNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
