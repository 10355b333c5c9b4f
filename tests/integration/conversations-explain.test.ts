import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { listConversations, listUnreadConversations } from '@/lib/conversations/queries/conversations';
import { conversationNews } from '@/lib/conversations/queries/live';
import { listMessages } from '@/lib/conversations/queries/messages';
import { encodeCursor } from '@/lib/core/listing/cursor';
import type { Actor } from '@/lib/core/sessions/actor';
import { query } from '@/scripts/bench/database';
import { loadTransports } from '@/scripts/bench/load';
import { loadThreads, type Thread, threadsOf } from '@/scripts/bench/threads';
import { type Statement, shapeOf, statementsOf, watchStatements } from '../support/plans';

// The benchmark's world with one thread of 10,000 messages and one person of 2,000 conversations: what they ask of the
// database is what everybody asks.

const url = () => process.env.DATABASE_URL ?? '';
const LIMIT = { limit: 20 };
let threads: { long: Thread; short: Thread };

beforeAll(async () => {
  await loadTransports(url(), 1_000);
  await loadThreads(url(), 100_000);
  threads = await threadsOf(url());
  await query(url(), 'ANALYZE users, agency_details, images');
  await watchStatements();
}, 120_000);

const actorOf = ({ userId }: Thread) => ({ id: userId, userType: 'particular', sessionId: userId }) as Actor;
const middle = ({ ordre }: Thread) => encodeCursor(Math.floor(ordre / 2));

const READS: [name: string, work: (thread: Thread) => Promise<unknown>][] = [
  ['the list', (of) => listConversations(actorOf(of), LIMIT)],
  ['what is unread', (of) => listUnreadConversations(actorOf(of), LIMIT)],
  ['the end of a thread', (of) => listMessages(actorOf(of), of.id, LIMIT)],
  ['its middle', (of) => listMessages(actorOf(of), of.id, { ...LIMIT, cursor: middle(of) })],
  ['what a stream tells', (of) => conversationNews(of.userId, null)],
];

test('the one has many of them, and the other a long one', () => {
  expect(threads.long).toMatchObject({ ordre: 10_000, conversations: expect.any(Number) });
  expect(threads.long.conversations).toBeGreaterThan(2_000);
  expect(threads.short).toMatchObject({ ordre: 50 });
  expect(threads.short.conversations).toBeLessThan(50);
});

/** Neither the 10,000 lines nor the 2,000 conversations are gone through; every tenth of these holds something unread. */
const FEW = 1_000;

test.each(READS)('%s has its indexes, and is as quick for who has much', async (_name, work) => {
  for (const thread of [threads.long, threads.short]) {
    const asked = await statementsOf(() => work(thread));
    expect([...(await shapeOf(asked)).whole]).toEqual([]);
    const rows = await rowsReadFor(asked);
    if (thread === threads.long) expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(FEW);
  }
});

type Node = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** How many rows of tables the statements read, those included that they then leave out. */
async function rowsReadFor(statements: Statement[]): Promise<number> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  const rowsOf = (node: Node): number =>
    (node['Relation Name']
      ? node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
      : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
  let sum = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    sum += rowsOf(rows[0]['QUERY PLAN'][0].Plan);
  }
  await client.end();
  return sum;
}
