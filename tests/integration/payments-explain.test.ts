import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { databasePool, db } from '@/lib/core/db';
import { listDivided } from '@/lib/moderation/queries/divises';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { payOut } from '@/lib/payments/commands/payout';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { getPayment, listPayments, listPaymentsWithSums } from '@/lib/payments/queries';
import { listPaymentsSchema } from '@/lib/payments/schema';
import { releaseDue } from '@/lib/remises/commands/release';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';

// The reads of payments in a world of 20,000 of them, explained as they are sent: no table is read whole. Few are to be sent: each of
// those is then sent, one by one.

type Statement = { text: string; values: unknown[] };
type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.OPERATOR_EMAILS = 'index@rihla.test';
});

let sent: Statement[] = [];
let me: MadeUser;
let operator: MadeUser;
let mine = '';

beforeAll(async () => {
  me = await makeUser();
  operator = await makeUser({ email: 'index@rihla.test' });
  const ids: string[] = [];
  while (ids.length < 20) ids.push((await makeUser()).user.id);
  await db.$executeRaw`
    INSERT INTO conversations (id, pair_key) SELECT gen_random_uuid(), 'k' || n FROM generate_series(1, 500) n`;
  const threads = (await db.conversation.findMany({ select: { id: true } })).map(({ id }) => id);
  // In parts: a statement that takes long is called off.
  for (let from = 1; from <= 20_000; from += 4_000) {
    await db.$executeRaw`
      INSERT INTO payments (id, sender_id, recipient_id, conversation_id, amount_centimes, description, bareme, taux_dix_milliemes,
        provider, state, moved_at, lapses_at)
      SELECT gen_random_uuid(), CASE WHEN n % 200 = 0 THEN ${me.user.id}::uuid ELSE (${ids}::uuid[])[1 + n % 19] END,
        CASE WHEN n % 200 = 1 THEN ${me.user.id}::uuid ELSE (${ids}::uuid[])[20] END, (${threads}::uuid[])[1 + n % 500],
        6000, 'Colis', 1, 1300, 'test',
        (CASE WHEN n % 50 = 0 THEN 'pending' WHEN n % 1000 = 7 THEN 'released' WHEN n % 3 = 0 THEN 'lapsed' ELSE 'held' END)::etat_payment,
        CASE WHEN n % 50 <> 0 THEN now() END, now() + interval '1 day'
      FROM generate_series(${from}::int, ${from + 3_999}::int) n`;
  }
  const transport = await makeTransport((await makeUser()).actor);
  const made = await makeReservation((await makeUser()).actor, transport);
  // The same one many times over, delivered here and there.
  await db.$executeRaw`
    INSERT INTO reservations
    SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'status', 'confirmee',
      'remise', CASE WHEN n % 200 = 0 THEN 'livree' ELSE 'close' END))).*
    FROM reservations r, generate_series(1, 5000) n WHERE r.id = ${made._id}::uuid`;
  await db.$executeRaw`ANALYZE payments, conversations, users, reservations`;
  mine = (await db.payment.findFirstOrThrow({ where: { senderId: me.user.id } })).id;
  listenTo(databasePool());
}, 60_000);

/** Notes what the pool is asked: all of these reads go straight to it. */
function listenTo(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    const [config] = args as [Partial<Statement>];
    if (config.text) sent.push({ text: config.text, values: config.values ?? [] });
    return query(...args);
  }) as typeof pool.query;
}

async function shapeOf(work: () => Promise<unknown>) {
  sent = [];
  await work();
  const shape = { indexes: new Set<string>(), whole: new Set<string>() };
  const visit = (node: Node) => {
    if (node['Index Name']) shape.indexes.add(node['Index Name']);
    if (node['Node Type'] === 'Seq Scan') shape.whole.add(node['Relation Name'] ?? '');
    node.Plans?.forEach(visit);
  };
  for (const { text, values } of sent.filter((one) => /FROM (?:payments|reservations)/.test(one.text))) {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    await client.end();
    visit(rows[0]['QUERY PLAN'][0].Plan);
  }
  return shape;
}

const list = (filters: Record<string, string>) => () =>
  listPayments(me.actor, listPaymentsSchema.parse({ limit: '20', ...filters }));
const [SENT, RECEIVED] = ['payments_sender_id_id_idx', 'payments_recipient_id_id_idx'];

test.each<[string, () => Promise<unknown>, string[]]>([
  ['all of one’s payments', list({}), [SENT, RECEIVED, 'payments_pkey']],
  ['those asked for', list({ tab: 'envoyes' }), [SENT, 'payments_pkey']],
  ['those to pay', list({ tab: 'recus' }), [RECEIVED, 'payments_pkey']],
  ['of one state', list({ status: 'pending' }), [SENT, RECEIVED]],
  ['one', () => getPayment(me.actor, mine), ['payments_pkey']],
  ['what is due to lapse', () => lapsePayments(), ['payments_en_attente']],
  ['what a cancellation divides', () => settleCancelled(), ['payments_conserves']],
  ['the sums beside them', () => listPaymentsWithSums(me.actor, { limit: 20 }), [SENT, RECEIVED]],
  ['whose parcel was delivered long enough ago', () => releaseDue(), ['reservations_a_liberer']],
  ['what may be given back', () => listDivided(operator.actor, { limit: 30 }), ['payments_divises']],
  ['what is to be sent', () => payOut(), ['payments_a_envoyer']],
])('%s is found by its index', async (_what, work, indexes) => {
  const shape = await shapeOf(work);
  expect([...shape.whole]).not.toContain('payments');
  // Half of all payments of this world are held: their reservations may well be read together.
  if (indexes.includes('reservations_a_liberer')) expect([...shape.whole]).not.toContain('reservations');
  for (const index of indexes) expect([...shape.indexes]).toContain(index);
});
