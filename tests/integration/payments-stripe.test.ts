import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { POST as comeBack } from '@/app/api/payments/[id]/retour/route';
import { GET as show } from '@/app/api/payments/[id]/route';
import { POST as withdraw } from '@/app/api/payments/[id]/withdraw/route';
import { GET as account, POST as complete } from '@/app/api/payments/account/route';
import { db } from '@/lib/core/db';
import { askAgain } from '@/lib/payments/commands/ask-again';
import { settleCharge } from '@/lib/payments/commands/pay';
import { payOut } from '@/lib/payments/commands/payout';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { balances } from '@/lib/payments/rules/ledger';
import { call } from '../support/http';
import { entriesOf } from '../support/payments';
import type { FakeStripe } from '../support/stripe/server';
import {
  comeBackLater,
  doorOf,
  genresOf,
  makeAsked,
  makeHeld,
  makeReady,
  openDoor,
  sayAllIsWell,
  startWithStripe,
  stateOf,
} from '../support/stripe/site';

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startWithStripe();
});
afterEach(() => stripe.behave());
afterAll(() => stripe.stop());

const OPEN = 'POST /v1/checkout/sessions';
const TRANSFER = 'POST /v1/transfers';
const REFUND = 'POST /v1/refunds';
const sessionsOf = (id: string) =>
  stripe.world
    .all('checkout.session')
    .filter(({ metadata }) => (metadata as { paiement: string }).paiement === id);
const transfersOf = (id: string) => stripe.world.all('transfer').filter((one) => one.transfer_group === id);
const refundsOf = (id: string) =>
  stripe.world.all('refund').filter(({ metadata }) => (metadata as { paiement: string }).paiement === id);

test('100 double clicks on paying open one page and make one charge, whose figures are ours', async () => {
  const { deal, id } = await makeAsked();
  const doors = [];
  for (let round = 0; round < 10; round += 1) {
    doors.push(...(await Promise.all(Array.from({ length: 10 }, () => openDoor(deal.sender, id)))));
  }
  expect(new Set(doors.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(doors.map(({ body }) => body.data.paymentUrl)).size).toBe(1);
  const [session] = sessionsOf(id);
  expect(sessionsOf(id).length).toBe(1);
  expect(session).toMatchObject({
    amount_total: 6_000,
    currency: 'eur',
    transfer_group: id,
    success_url: `http://localhost:3000/payments/${id}?retour=prestataire`,
  });
  const ref = await doorOf(id);
  stripe.pay(ref);
  const settled = await Promise.all(Array.from({ length: 10 }, () => settleCharge(ref)));
  expect(settled.filter(Boolean).length).toBe(1);
  expect([await stateOf(id), await genresOf(id)]).toEqual(['held', ['encaissement']]);
  expect((await openDoor(deal.sender, id)).status).toBe(409);
  const { body } = await call(show, { token: deal.sender.token, params: { id } });
  expect(body.data).toMatchObject({ etat: 'held', modeTest: true });
}, 60_000);

test.each(['broken', 'broken after', 'lost', 'slow'] as const)(
  'a page that is asked for while Stripe is %s is opened once',
  async (how) => {
    const { deal, id } = await makeAsked();
    stripe.misbehave(OPEN, how, 2);
    expect((await openDoor(deal.sender, id)).status).toBe(200);
    expect(sessionsOf(id).length).toBe(1);
  },
);

test('who comes back from the page finds the payment as Stripe says it is, before any event', async () => {
  const { deal, id } = await makeAsked();
  const back = () => call(comeBack, { method: 'POST', token: deal.sender.token, params: { id } });
  await openDoor(deal.sender, id);
  expect((await back()).body.data.etat).toBe('pending');
  stripe.pay(await doorOf(id));
  const answers = await Promise.all([back(), back(), back()]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await back()).body.data.etat).toBe('held');
  expect(await genresOf(id)).toEqual(['encaissement']);
  const { token } = (await makeAsked()).deal.sender;
  expect((await call(comeBack, { method: 'POST', token, params: { id } })).status).toBe(404);
});

test('while Stripe is away, paying says so, and is done once when it is back', async () => {
  const { deal, id } = await makeAsked();
  stripe.misbehave(OPEN, 'lost', 3);
  const refused = await openDoor(deal.sender, id);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect((await openDoor(deal.sender, id)).status).toBe(200);
  expect([sessionsOf(id).length, await db.paymentCall.count({ where: { paymentId: id } })]).toEqual([1, 1]);
});

test('a page that closed by itself, or was never heard of, gives way to another', async () => {
  const { deal, id } = await makeAsked();
  await openDoor(deal.sender, id);
  Object.assign(sessionsOf(id)[0] ?? {}, { status: 'expired', url: null });
  expect((await openDoor(deal.sender, id)).status).toBe(200);
  expect([await stateOf(id), sessionsOf(id).length]).toEqual(['pending', 2]);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.paymentCall.updateMany({ where: { paymentId: id }, data: { ref: null, createdAt: hourAgo } });
  expect((await openDoor(deal.sender, id)).status).toBe(200);
  expect(await db.paymentCall.count({ where: { paymentId: id, etat: 'demande' } })).toBe(1);
});

test('what is paid after the request lapsed, or was taken back, is given back by itself', async () => {
  for (const end of ['lapsed', 'withdrawn'] as const) {
    const { deal, id } = await makeAsked();
    await openDoor(deal.sender, id);
    const ref = await doorOf(id);
    if (end === 'lapsed') {
      await db.payment.update({ where: { id }, data: { lapsesAt: new Date(Date.now() - 1_000) } });
      await lapsePayments();
    } else await call(withdraw, { method: 'POST', token: deal.carrier.token, params: { id } });
    expect(await stateOf(id)).toBe(end);
    // In the moment before its page is closed.
    stripe.pay(ref);
    await comeBackLater();
    expect(await askAgain()).toBe(1);
    await payOut();
    expect([await stateOf(id), await genresOf(id)]).toEqual([
      'refunded',
      ['encaissement', 'reglement', 'remboursement'],
    ]);
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([6_000]);
  }
});

test('the page of a request that nobody waits for any more is closed', async () => {
  const { deal, id } = await makeAsked();
  await openDoor(deal.sender, id);
  await call(withdraw, { method: 'POST', token: deal.carrier.token, params: { id } });
  await comeBackLater();
  await askAgain();
  expect(sessionsOf(id)[0]?.status).toBe('expired');
  expect(await db.paymentCall.count({ where: { paymentId: id, etat: 'demande' } })).toBe(0);
});

test('a carrier without an account is told, and paid once it is ready', async () => {
  const { deal, id } = await makeHeld(stripe);
  const { token, user } = deal.carrier;
  const see = async () => (await call(account, { token })).body.data;
  expect(await see()).toEqual({
    etat: 'absent',
    manque: [],
    paysNonDesservi: null,
    attend: 0,
    modeTest: true,
  });
  await sayAllIsWell(deal.sender, id);
  for (let times = 0; times < 3; times += 1) {
    await comeBackLater();
    await payOut();
  }
  expect(await see()).toMatchObject({ etat: 'absent', attend: 52.2 });
  const told = { userId: user.id, kind: 'paiement_attend_compte' };
  expect(await db.notification.count({ where: told })).toBe(1);
  expect([
    transfersOf(id),
    await db.paymentCall.count({ where: { paymentId: id, genre: 'versement' } }),
  ]).toEqual([[], 0]);

  const links = await Promise.all([1, 2, 3].map(() => call(complete, { method: 'POST', token })));
  expect(links.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(stripe.world.all('account').length).toBe(1);
  await db.payoutAccount.updateMany({ data: { luLe: null } });
  expect(await see()).toMatchObject({
    etat: 'a_completer',
    manque: ['vos coordonnées bancaires', 'vos informations personnelles'],
  });
  const { ref } = await db.payoutAccount.findFirstOrThrow({ where: { userId: user.id } });
  stripe.complete(ref ?? '');
  await db.payoutAccount.updateMany({ data: { luLe: null } });
  expect((await see()).etat).toBe('pret');
  // Nobody has to wait for its turn any more.
  expect(await payOut()).toBe(1);
  expect(transfersOf(id)).toMatchObject([{ amount: 5_220, destination: ref }]);
  expect(stripe.world.balances.get(ref ?? '')).toBe(5_220);
  expect(await see()).toMatchObject({ attend: 0 });
});

test.each([
  ['broken', TRANSFER],
  ['broken after', TRANSFER],
  ['lost', TRANSFER],
  ['broken after', REFUND],
  ['lost', REFUND],
] as const)(
  'when Stripe is %s for hours on %s, and has forgotten its keys, it is done once',
  async (how, which) => {
    const { deal, id } = await makeHeld(stripe);
    await makeReady(stripe, deal.carrier);
    if (which === TRANSFER) await sayAllIsWell(deal.sender, id);
    else {
      await db.reservation.update({
        where: { id: deal.reservation._id },
        data: { status: 'annulee', statutPar: 'transporteur', statutLe: new Date() },
      });
      const { settleCancelled } = await import('@/lib/payments/commands/cancelled');
      await settleCancelled();
    }
    stripe.misbehave(which, how, 3);
    expect(await payOut()).toBe(0);
    await payOut();
    expect(await db.paymentCall.count({ where: { paymentId: id, etat: 'demande' } })).toBe(1);
    stripe.forgetKeys();
    await comeBackLater();
    await Promise.all([payOut(), payOut()]);
    const sent = which === TRANSFER ? transfersOf(id) : refundsOf(id);
    expect(sent.length).toBe(1);
    expect(balances(await entriesOf(id))).toMatchObject({ conserve: 0, a_verser: 0, a_rembourser: 0 });
    expect((await db.payment.findUniqueOrThrow({ where: { id } })).soldeLe).not.toBeNull();
  },
);

test('a transfer that Stripe refuses is written off, and tried again under another key', async () => {
  const { deal, id } = await makeHeld(stripe);
  const ref = await makeReady(stripe, deal.carrier);
  await sayAllIsWell(deal.sender, id);
  Object.assign(stripe.world.find(ref, 'account'), { capabilities: { transfers: 'inactive' } });
  expect(await payOut()).toBe(0);
  stripe.complete(ref);
  await comeBackLater();
  expect(await payOut()).toBe(1);
  const calls = await db.paymentCall.findMany({
    where: { paymentId: id, genre: 'versement' },
    orderBy: { id: 'asc' },
  });
  expect(calls.map(({ etat }) => etat)).toEqual(['echoue', 'fait']);
  expect(transfersOf(id).length).toBe(1);
});
