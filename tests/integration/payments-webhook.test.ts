import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { db } from '@/lib/core/db';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { workEvents } from '@/lib/payments/commands/events';
import { settleCharge } from '@/lib/payments/commands/pay';
import { payOut } from '@/lib/payments/commands/payout';
import { balances } from '@/lib/payments/rules/ledger';
import { call } from '../support/http';
import { entriesOf } from '../support/payments';
import { eventOf, type FakeStripe } from '../support/stripe/server';
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
afterAll(() => stripe.stop());

const tell = ({ body, signature }: { body: string; signature: string }) =>
  call(webhook, { body, headers: { 'stripe-signature': signature } });
const told = async (userId: string) =>
  (await db.notification.findMany({ where: { userId, kind: { startsWith: 'paiement' } } })).map(
    ({ kind }) => kind,
  );

/** Paid on Stripe's page, of which this site knows nothing yet. */
async function makePaid() {
  const made = await makeAsked();
  await openDoor(made.deal.sender, made.id);
  const ref = await doorOf(made.id);
  stripe.pay(ref);
  return { ...made, ref };
}

test('what Stripe did not say, or said too long ago, is refused and kept nowhere', async () => {
  const { ref, id } = await makePaid();
  const before = await db.paymentEvent.count();
  const good = eventOf('checkout.session.completed', { id: ref });
  const refused = [
    eventOf('checkout.session.completed', { id: ref }, { secret: 'whsec_forged' }),
    eventOf('checkout.session.completed', { id: ref }, { ageSeconds: 301 }),
    { ...good, body: good.body.replace(ref, 'cs_test_another') },
    { ...good, body: `${good.body} ` },
    { ...good, signature: '' },
    { ...good, signature: good.signature.replace('v1=', 'v0=') },
    { ...good, body: 'x'.repeat(600 * 1024) },
  ];
  const answers = [];
  for (const one of refused) answers.push((await tell(one)).status);
  expect(answers).toEqual([400, 400, 400, 400, 400, 400, 413]);
  const unsigned = await call(webhook, { body: good.body });
  expect(unsigned.status).toBe(400);
  expect([await db.paymentEvent.count(), await workEvents()]).toEqual([before, 0]);
  expect(await stateOf(id)).toBe('pending');
  expect((await tell(eventOf('checkout.session.completed', { id: ref }, { ageSeconds: 290 }))).status).toBe(
    200,
  );
  await workEvents();
  expect(await stateOf(id)).toBe('held');
});

test('one event, told a hundred times, worked off by two at once, while its person comes back: one effect', async () => {
  const { ref, id, deal } = await makePaid();
  const event = eventOf('checkout.session.completed', { id: ref });
  const parsed = JSON.parse(event.body) as { id: string };
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => tell(event))))
      statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  expect(await db.paymentEvent.count({ where: { id: parsed.id } })).toBe(1);
  await Promise.all([workEvents(), settleCharge(ref), workEvents(), settleCharge(ref)]);
  await tell(event);
  await workEvents();
  expect([await stateOf(id), await genresOf(id)]).toEqual(['held', ['encaissement']]);
  expect(await told(deal.carrier.user.id)).toEqual(['paiement_recu']);
  expect(await db.paymentMove.count({ where: { paymentId: id } })).toBe(1);
}, 60_000);

test('in whatever order events come, and whatever they say of their object, what Stripe says when asked counts', async () => {
  const kinds = [
    'checkout.session.expired',
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
  ];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [2, 0, 1],
  ]) {
    const { ref, id } = await makePaid();
    // A lie inside a true event would move nothing either: it is not read.
    const object = { id: ref, status: 'expired', payment_status: 'unpaid', amount_total: 1 };
    for (const nth of order) {
      await tell(eventOf(kinds[nth] ?? '', object));
      if (nth === 0) await workEvents();
    }
    await Promise.all([workEvents(), workEvents()]);
    expect([await stateOf(id), await genresOf(id)]).toEqual(['held', ['encaissement']]);
  }
  const { deal, id } = await makeAsked();
  await openDoor(deal.sender, id);
  await tell(eventOf('checkout.session.completed', { id: await doorOf(id), payment_status: 'paid' }));
  await workEvents();
  expect([await stateOf(id), await genresOf(id)]).toEqual(['pending', []]);
});

test('unknown kinds and unknown objects are kept, and change nothing', async () => {
  const strange = [
    eventOf('balance.available', {}),
    eventOf('something.new', { id: 'new_1' }),
    eventOf('checkout.session.completed', { id: 'cs_test_nobody' }),
    eventOf('account.updated', { id: 'acct_nobody' }),
    eventOf('transfer.reversed', { id: 'tr_nobody' }),
  ];
  for (const one of strange) expect((await tell(one)).status).toBe(200);
  expect(await workEvents()).toBe(strange.length);
  expect(await db.paymentEvent.count({ where: { traiteLe: null } })).toBe(0);
});

test('what could not be asked about is asked about again', async () => {
  const { ref, id } = await makePaid();
  await tell(eventOf('checkout.session.completed', { id: ref }));
  stripe.misbehave('GET /v1/checkout/sessions/*', 'broken', 3);
  expect(await workEvents()).toBe(0);
  expect(await stateOf(id)).toBe('pending');
  expect(await workEvents()).toBe(1);
  expect(await stateOf(id)).toBe('held');
});

test('an account that is completed is known by its event, and what waits for it goes', async () => {
  const { deal, id } = await makeHeld(stripe);
  const ref = await makeReady(stripe, deal.carrier);
  Object.assign(stripe.world.find(ref, 'account'), { payouts_enabled: false });
  await tell(eventOf('account.updated', { id: ref }));
  await workEvents();
  await sayAllIsWell(deal.sender, id);
  await payOut();
  expect(await genresOf(id)).toEqual(['encaissement', 'reglement']);
  stripe.complete(ref);
  await tell(eventOf('account.updated', { id: ref }));
  await workEvents();
  await payOut();
  expect(await genresOf(id)).toEqual(['encaissement', 'reglement', 'versement']);
});

test('what was sent and came back is owed again, once, and sent anew', async () => {
  const { deal, id } = await makeHeld(stripe);
  await makeReady(stripe, deal.carrier);
  await sayAllIsWell(deal.sender, id);
  await payOut();
  const [first] = stripe.world.all('transfer').filter((one) => one.transfer_group === id);
  stripe.reverse(first?.id ?? '');
  for (let times = 0; times < 3; times += 1)
    await tell(eventOf('transfer.reversed', { id: first?.id ?? '' }));
  await Promise.all([workEvents(), workEvents()]);
  expect(balances(await entriesOf(id))).toMatchObject({ a_verser: -5_220, commission: -780 });
  await payOut();
  expect(await genresOf(id)).toEqual(['encaissement', 'reglement', 'versement', 'versement_annule']);
  await comeBackLater();
  await payOut();
  expect(balances(await entriesOf(id))).toMatchObject({ a_verser: 0, prestataire: 780 });
  expect(stripe.world.all('transfer').filter((one) => one.transfer_group === id).length).toBe(2);
});

test('a refund that does not reach its card is owed again, and given anew', async () => {
  const { deal, id } = await makeHeld(stripe);
  await db.reservation.update({
    where: { id: deal.reservation._id },
    data: { status: 'annulee', statutPar: 'transporteur', statutLe: new Date() },
  });
  await settleCancelled();
  await payOut();
  const { ref } = await db.paymentCall.findFirstOrThrow({ where: { paymentId: id, genre: 'remboursement' } });
  stripe.failRefund(ref ?? '');
  await tell(eventOf('refund.failed', { id: ref ?? '' }));
  await workEvents();
  expect(balances(await entriesOf(id))).toMatchObject({ a_rembourser: -6_000 });
  await comeBackLater();
  await payOut();
  expect(balances(await entriesOf(id))).toMatchObject({ a_rembourser: 0, prestataire: 0 });
});
