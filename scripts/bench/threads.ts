import { readFileSync } from 'node:fs';
import { encode } from 'next-auth/jwt';
import pg from 'pg';
import { say } from '../lib/say.mjs';
import { atRest, query } from './database';
import { type Figures, measure, type Target } from './measure';
import { judge } from './verdict';

const sql = readFileSync(new URL('./threads.sql', import.meta.url), 'utf8');
const TABLES = ['conversations', 'conversation_participants', 'messages', 'live_positions'];
const [CONNECTIONS, SECONDS, WARM_UP_SECONDS] = [10, 3, 2];
const LIMIT_MS = 3;

/** Fills a loaded world with that many messages and some more, as `threads.sql` says. */
export async function loadThreads(databaseUrl: string, messages: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `SET LOCAL synchronous_commit = off; SET LOCAL work_mem = '256MB'; SET LOCAL jit = off`,
    );
    await client.query(`SELECT set_config('rihla.messages', $1, true)`, [String(messages)]);
    await client.query(sql);
    await client.query('COMMIT');
    for (const table of TABLES) await client.query(`VACUUM (ANALYZE) ${table}`);
  } finally {
    await client.end();
  }
}

export type Thread = { id: string; userId: string; ordre: number; conversations: number };

const CONVERSATIONS =
  '(SELECT count(*)::int FROM conversation_participants o WHERE o.user_id = p.user_id) AS conversations';

/** The longest thread and a short one, each with somebody of it who has many or few conversations. */
export async function threadsOf(databaseUrl: string): Promise<{ long: Thread; short: Thread }> {
  const [long] = await query<Thread>(
    databaseUrl,
    `SELECT c.id, p.user_id AS "userId", c.last_ordre AS ordre, ${CONVERSATIONS} FROM conversations c
     JOIN conversation_participants p ON p.conversation_id = c.id
     ORDER BY c.last_ordre DESC, conversations DESC LIMIT 1`,
  );
  const [short] = await query<Thread>(
    databaseUrl,
    `SELECT c.id, p.user_id AS "userId", c.last_ordre AS ordre, ${CONVERSATIONS} FROM conversation_participants p
     JOIN conversations c ON c.id = p.conversation_id WHERE p.user_id <> $1 AND c.last_ordre = 50 LIMIT 1`,
    [long?.userId],
  );
  if (!long || !short) throw new Error('no threads');
  return { long, short };
}

async function tokenOf(databaseUrl: string, secret: string, userId: string): Promise<string> {
  const [session] = await query<{ id: string }>(
    databaseUrl,
    `INSERT INTO sessions (id, user_id, expires_at) VALUES (gen_random_uuid(), $1, now() + interval '1 day') RETURNING id`,
    [userId],
  );
  return encode({ token: { sub: userId, sid: session?.id }, secret, maxAge: 86_400 });
}

export type ThreadFigures = { messages: number; pace: number; reads: { label: string; figures: Figures }[] };

/** What the calls of the messages cost, of a person with many conversations and a long thread, and of one with few. */
export async function measureThreads(
  databaseUrl: string,
  secret: string,
  product: Target,
  messages: number,
  pace: () => Promise<number>,
): Promise<ThreadFigures> {
  await loadThreads(databaseUrl, messages);
  const before = await pace();
  const { long, short } = await threadsOf(databaseUrl);
  const calls: { label: string; path: string; headers: Record<string, string> }[] = [];
  for (const { id, userId, ordre, conversations } of [short, long]) {
    const headers = { authorization: `Bearer ${await tokenOf(databaseUrl, secret, userId)}` };
    const cursor = Buffer.from(JSON.stringify(Math.floor(ordre / 2))).toString('base64url');
    for (const [label, path] of [
      [`liste de ${conversations} conversations`, '/api/conversations'],
      [`non lues, de ${conversations} conversations`, '/api/conversations/unread'],
      [`fil de ${ordre} messages`, `/api/conversations/${id}/messages`],
      [`fil de ${ordre} messages, au milieu`, `/api/conversations/${id}/messages?cursor=${cursor}`],
    ] as const)
      calls.push({ label, path, headers });
  }
  const loadOf = ({ path, headers }: (typeof calls)[number]) => ({
    connections: CONNECTIONS,
    requests: [{ path, headers }],
  });
  // Each is called before any is measured: the first would pay for what all of them have made once.
  for (const call of calls) await measure(product, { ...loadOf(call), seconds: WARM_UP_SECONDS });
  const reads: { label: string; figures: Figures }[] = [];
  for (const call of calls) {
    await atRest(databaseUrl);
    reads.push({ label: call.label, figures: await measure(product, { ...loadOf(call), seconds: SECONDS }) });
  }
  return { messages, pace: (before + (await pace())) / 2, reads };
}

const number = (value: number) => value.toFixed(2).replace('.', ',');

/** A line for each read, with whether it stays under three milliseconds of processor. */
export function printThreads({ messages, pace, reads }: ThreadFigures): void {
  say(`\nConversations, parmi ${messages} messages ; temps processeur en ms par appel.\n`);
  for (const { label, figures } of reads) {
    const { server, database, p99, failures } = figures;
    const reached = server + database <= LIMIT_MS && failures === 0;
    const cost = `${number(server)} + ${number(database)} = ${number(server + database)} ms, p99 ${number(p99)} ms`;
    const value = `${cost}${failures ? `, ${failures} fausses` : ''}`;
    judge({ label: `${label} <= ${LIMIT_MS} ms`, value, reached });
  }
  const most = Math.max(...reads.map(({ figures }) => figures.server + figures.database));
  say(
    `\nCette machine est ${number(1 / pace)} fois plus lente que celle des objectifs : la plus coûteuse y prendrait ${number(most * pace)} ms.`,
  );
}
