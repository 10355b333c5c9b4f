import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { db } from '@/lib/core/db';
import { workEvents } from '@/lib/payments/commands/events';
import { payOut } from '@/lib/payments/commands/payout';
import { reconcile } from '@/lib/payments/commands/reconcile';
import { takeBack } from '@/lib/payments/commands/returned';
import { makeUser } from '../support/factories';
import { call } from '../support/http';
import { eventOf, type FakeStripe } from '../support/stripe/server';
import { comeBackLater, makeHeld, makeReady, sayAllIsWell, startWithStripe } from '../support/stripe/site';

const DAY_MS = 86_400_000;
const OPERATOR = 'operatrice@exemple.test';

let stripe: FakeStripe;
beforeAll(async () => {
  process.env.OPERATOR_EMAILS = OPERATOR;
  stripe = await startWithStripe();
});
afterAll(() => stripe.stop());

/** The morning after a payment's day. */
const morningAfter = (instant: Date, days = 1) =>
  new Date(Math.floor(+instant / DAY_MS) * DAY_MS + days * DAY_MS + 4 * 3_600_000);

test('a day on which both tell the same is kept in silence; another is shouted about, once', async () => {
  const operator = await makeUser();
  await db.user.update({ where: { id: operator.user.id }, data: { email: OPERATOR } });
  // Everything that happens to money: it comes, is sent, comes back and is sent again.
  const { deal, id } = await makeHeld(stripe);
  await makeReady(stripe, deal.carrier);
  await sayAllIsWell(deal.sender, id);
  await payOut();
  const [sent] = stripe.world.all('transfer');
  stripe.reverse(sent?.id ?? '');
  await takeBack('versement', sent?.id ?? '');
  await comeBackLater();
  await payOut();
  // What is between the site and Stripe alone is none of the books' business.
  stripe.world.book('stripe_fee', stripe.world.make('charge', {}), -30);
  const { createdAt } = await db.payment.findUniqueOrThrow({ where: { id } });

  expect(await reconcile(morningAfter(createdAt))).toBe(0);
  expect(await db.reconciliation.findMany()).toMatchObject([
    { provider: 'stripe_test', mouvements: 4, ecarts: [] },
  ]);
  expect(await reconcile(morningAfter(createdAt))).toBe(0);
  expect(await db.notification.count({ where: { userId: operator.user.id } })).toBe(0);

  // A charge that the books have never heard of, one whose amount is another there, a transfer that is not there.
  await db.reconciliation.deleteMany();
  const stranger = stripe.world.make('charge', { amount: 4_200 });
  stripe.world.book('charge', stranger, 4_200);
  const of = (type: string) => stripe.world.all('balance_transaction').filter((one) => one.type === type);
  const [charge] = of('charge');
  if (charge) charge.amount = 5_999;
  const [last] = of('transfer').slice(-1);
  stripe.world.things.delete(last?.id ?? '');
  expect(await reconcile(morningAfter(createdAt))).toBe(3);
  const [kept] = await db.reconciliation.findMany();
  expect(kept?.ecarts).toEqual(
    expect.arrayContaining([
      { genre: 'encaissement', ref: stranger.id, livres: null, prestataire: 4_200 },
      { genre: 'encaissement', ref: charge?.source, livres: 6_000, prestataire: 5_999 },
      { genre: 'versement', ref: last?.source, livres: -5_220, prestataire: null },
    ]),
  );
  expect(await reconcile(morningAfter(createdAt))).toBe(0);
  const told = await db.notification.findMany({ where: { userId: operator.user.id } });
  expect(told).toMatchObject([{ kind: 'moderation', facts: { lien: '/moderation' } }]);
  // Days on which nobody looked are looked at.
  await reconcile(morningAfter(createdAt, 4));
  expect(await db.reconciliation.count()).toBe(4);
});

test('what a bank took for a contestation that we were told of is no difference; of another it is', async () => {
  await db.reconciliation.deleteMany();
  const { id } = await makeHeld(stripe);
  const { createdAt, providerRef } = await db.payment.findUniqueOrThrow({ where: { id } });
  const lost = stripe.dispute(providerRef ?? '', 'lost');
  stripe.world.book('adjustment', lost, -6_000);
  const { body, signature } = eventOf('charge.dispute.closed', { id: lost.id });
  await call(webhook, { body, headers: { 'stripe-signature': signature } });
  const differ = async () => {
    await db.reconciliation.deleteMany();
    await reconcile(morningAfter(createdAt));
    const { ecarts } = await db.reconciliation.findFirstOrThrow();
    return (ecarts as { ref: string }[]).filter(({ ref }) => ref === lost.id);
  };
  expect(await differ()).toEqual([
    { genre: 'contestation', ref: lost.id, livres: null, prestataire: -6_000 },
  ]);
  await workEvents();
  await comeBackLater();
  await payOut();
  expect((await db.payment.findUniqueOrThrow({ where: { id } })).state).toBe('refunded');
  expect(await db.paymentCall.count({ where: { paymentId: id, ref: lost.id } })).toBe(1);
  expect(await differ()).toEqual([]);
  // The bank thinks again, and gives it back.
  stripe.world.book('adjustment', lost, 6_000);
  expect(await differ()).toEqual([]);
});
