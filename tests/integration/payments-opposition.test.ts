import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { POST as refund } from '@/app/api/moderation/paiements/[id]/remboursement/route';
import { db, plainTransaction } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { attenteDe } from '@/lib/donnees/queries/attente';
import { moderationWords } from '@/lib/notifications/labels/moderation';
import type { ModerationFacts } from '@/lib/notifications/schema';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { followOpposition } from '@/lib/payments/commands/opposition';
import { payOut } from '@/lib/payments/commands/payout';
import { balances } from '@/lib/payments/rules/ledger';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { entriesOf } from '../support/payments';
import type { FakeStripe } from '../support/stripe/server';
import {
  comeBackLater,
  genresOf,
  makeHeld,
  makeReady,
  sayAllIsWell,
  startWithStripe,
  stateOf,
} from '../support/stripe/site';

// What writes PDFs is read in with the first of them.
vi.setConfig({ testTimeout: 60_000 });

const OPERATOR = 'oppositions@rihla.test';
let stripe: FakeStripe;
let operator: MadeUser;
beforeAll(async () => {
  process.env.OPERATOR_EMAILS = OPERATOR;
  stripe = await startWithStripe();
  operator = await makeUser({ email: OPERATOR });
});
afterAll(() => stripe.stop());

const rowOf = (id: string) => db.payment.findUniqueOrThrow({ where: { id } });
const chargeOf = async (id: string) => (await rowOf(id)).providerRef ?? '';
const refundsOf = async (id: string) => {
  const charge = await chargeOf(id);
  return stripe.world.all('refund').filter((one) => one.charge === charge);
};
const transfersOf = (id: string) => stripe.world.all('transfer').filter((one) => one.transfer_group === id);
const toldOperators = (word: string) =>
  db.notification.count({ where: { userId: operator.user.id, cle: { endsWith: `:${word}` } } });

/** What a bank's contestation has come to, as its events tell it. */
async function contest(id: string, status: string): Promise<void> {
  await followOpposition(stripe.dispute(await chargeOf(id), status).id);
}

async function makeSent() {
  const made = await makeHeld(stripe);
  await makeReady(stripe, made.deal.carrier);
  await sayAllIsWell(made.deal.sender, made.id);
  await payOut();
  return made;
}

test('what a bank decided is worked off once: hearing of it again freezes nothing for good', async () => {
  const { deal, id } = await makeSent();
  await contest(id, 'needs_response');
  await contest(id, 'lost');
  await payOut();
  await contest(id, 'lost');
  await contest(id, 'needs_response');
  const { geleLe, soldeLe, state } = await rowOf(id);
  expect([geleLe, soldeLe === null, state]).toEqual([null, false, 'refunded']);
  for (const { user } of [deal.sender, deal.carrier])
    expect((await attenteDe(user.id)).filter(({ genre }) => genre === 'paiement')).toEqual([]);
});

test('held money that is lost to the bank: both are told, once', async () => {
  const { deal, id } = await makeHeld(stripe);
  await contest(id, 'lost');
  await contest(id, 'lost');
  await comeBackLater();
  await payOut();
  const told = await db.notification.findMany({
    where: { cle: { in: [`paiement_rembourse:${id}`, `paiement_repris:${id}`] } },
    orderBy: { kind: 'asc' },
  });
  expect(told.map(({ kind, userId }) => [kind, userId])).toEqual([
    ['paiement_rembourse', deal.sender.user.id],
    ['paiement_repris', deal.carrier.user.id],
  ]);
});

test('lost and then won, nothing given yet: it goes on, and a refund by an operator reaches who paid', async () => {
  const { id } = await makeSent();
  await contest(id, 'lost');
  await contest(id, 'won');
  await comeBackLater();
  await payOut();
  expect(await rowOf(id)).toMatchObject({ state: 'released', geleLe: null, oppositionPerdue: null });
  expect(
    (await call(refund, { token: operator.token, params: { id }, body: { raison: 'Le colis est revenu.' } }))
      .status,
  ).toBe(200);
  await comeBackLater();
  await payOut();
  expect([await stateOf(id), (await refundsOf(id)).map(({ amount }) => amount)]).toEqual([
    'refunded',
    [6_000],
  ]);
  expect(Object.values(balances(await entriesOf(id)))).toEqual([0, 0, 0, 0, 0]);
});

test('won after the books say that the bank gave it: nothing is sent by itself, and a person is asked', async () => {
  const { id } = await makeSent();
  await contest(id, 'lost');
  await payOut();
  const before = [await toldOperators('gagnee'), await toldOperators('revenue')];
  await contest(id, 'won');
  await contest(id, 'won');
  await comeBackLater();
  await payOut();
  expect([await toldOperators('gagnee'), await toldOperators('revenue')]).toEqual([
    before[0],
    (before[1] ?? 0) + 1,
  ]);
  expect([await refundsOf(id), transfersOf(id).length]).toEqual([[], 1]);
  expect((await rowOf(id)).geleLe).toBe(null);
});

test.each([
  { how: 'broken' as const, refunded: [] },
  { how: 'lost' as const, refunded: [2_000] },
])(
  'a refund whose answer was lost ($how) is known before the bank’s is booked',
  async ({ how, refunded }) => {
    const { deal, id } = await makeHeld(stripe);
    await makeReady(stripe, deal.carrier);
    await plainTransaction(async (tx) => {
      const locked = found(await lockPayment(tx, id), () => id);
      await movePayment(tx, locked, 'contester', { par: 'recipient' });
    });
    await plainTransaction(async (tx) => {
      const locked = found(await lockPayment(tx, id), () => id);
      await movePayment(tx, locked, 'trancher', { par: 'accord' }, { rembourse: 2_000 });
    });
    stripe.misbehave('POST /v1/refunds', how, 3);
    await payOut();
    stripe.behave();
    await contest(id, 'lost');
    await payOut();
    await comeBackLater();
    await payOut();
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual(refunded);
    expect(await db.paymentCall.count({ where: { paymentId: id, etat: 'demande' } })).toBe(0);
    expect(Object.values(balances(await entriesOf(id)))).toEqual([0, 0, 0, 0, 0]);
    const { state, geleLe, soldeLe } = await rowOf(id);
    expect([state, geleLe, soldeLe === null]).toEqual(['refunded', null, false]);
  },
);

test('what another contestation won changes nothing of what is lost', async () => {
  const { id } = await makeSent();
  await contest(id, 'lost');
  const older = stripe.world.make('dispute', { charge: await chargeOf(id), amount: 6_000, status: 'won' });
  await followOpposition(older.id);
  expect((await rowOf(id)).geleLe).not.toBe(null);
  await comeBackLater();
  await payOut();
  expect((await genresOf(id)).slice(-3)).toEqual(['versement_annule', 'reprise', 'remboursement']);
  expect(await refundsOf(id)).toEqual([]);
});

test('one contestation that was won, told again, thaws nothing of another that is open', async () => {
  const { deal, id } = await makeHeld(stripe);
  await makeReady(stripe, deal.carrier);
  const charge = await chargeOf(id);
  const [older, newer] = ['needs_response', 'needs_response'].map((status) =>
    stripe.world.make('dispute', { charge, amount: 6_000, status }),
  );
  if (!older || !newer) throw new Error('two contestations');
  await followOpposition(older.id);
  Object.assign(older, { status: 'won' });
  await followOpposition(older.id);
  expect((await rowOf(id)).geleLe).toBe(null);
  await followOpposition(newer.id);
  await followOpposition(older.id);
  await followOpposition(newer.id);
  expect(await rowOf(id)).toMatchObject({ geleLe: expect.any(Date), gelePar: [newer.id] });
  expect((await sayAllIsWell(deal.sender, id)).status).toBe(409);
  expect(await genresOf(id)).toEqual(['encaissement']);
  Object.assign(newer, { status: 'won' });
  await followOpposition(newer.id);
  expect(await rowOf(id)).toMatchObject({ geleLe: null, gelePar: [], state: 'held' });
});

test('of two that are open at once the first that is won says that it stays frozen', async () => {
  const { id } = await makeHeld(stripe);
  const charge = await chargeOf(id);
  const both = [1, 2].map(() =>
    stripe.world.make('dispute', { charge, amount: 6_000, status: 'needs_response' }),
  );
  for (const { id: ref } of both) await followOpposition(ref);
  for (const [nth, words] of [
    [0, 'reste gelée'],
    [1, 'plus gelée'],
  ] as const) {
    const one = both[nth];
    Object.assign(one ?? {}, { status: 'won' });
    await followOpposition(one?.id ?? '');
    const told = await db.notification.findFirstOrThrow({
      where: { userId: operator.user.id, cle: { endsWith: `${one?.id}:gagnee` } },
    });
    expect(moderationWords(told.facts as ModerationFacts).text('fr')).toContain(words);
  }
});
