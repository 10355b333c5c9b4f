import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as account, POST as complete } from '@/app/api/payments/account/route';
import { GET as propose } from '@/app/api/payments/proposition/route';
import { db } from '@/lib/core/db';
import { expectsMoney } from '@/lib/payments/commands/account';
import { makeUser } from '../support/factories';
import { call } from '../support/http';
import { askAs, makeDeal, makeThread, payloadOf } from '../support/payment-deals';
import type { FakeStripe } from '../support/stripe/server';
import { makeReady, startWithStripe } from '../support/stripe/site';

let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startWithStripe();
});
afterAll(() => stripe.stop());

const proposed = (token: string, conversationId: string) =>
  call(propose, { token, path: `/api/payments/proposition?conversationId=${conversationId}` });

test('who lives where Stripe pays nobody reads so, and may open an account elsewhere', async () => {
  const { token, user } = await makeUser();
  await db.user.update({ where: { id: user.id }, data: { country: 'Maroc' } });
  expect((await call(account, { token })).body.data).toMatchObject({
    etat: 'absent',
    paysNonDesservi: 'Maroc',
  });
  expect((await call(complete, { method: 'POST', token })).status).toBe(200);
  const made = stripe.world.all('account').at(-1);
  expect(made?.country).toBe('FR');
});

test('who publishes trips or asks for money expects some, others do not', async () => {
  const deal = await makeDeal();
  expect([await expectsMoney(deal.carrier.actor), await expectsMoney(deal.sender.actor)]).toEqual([
    true,
    false,
  ]);
});

test('what one may ask for says what was asked already, and whether one’s share can be sent', async () => {
  const deal = await makeDeal();
  const { carrier, sender, conversationId, reservation } = deal;
  const first = (await proposed(carrier.token, conversationId)).body.data;
  expect(first).toEqual({
    modeTest: true,
    comptePret: false,
    reservations: [
      {
        _id: reservation._id,
        villeDepart: reservation.villeDepart,
        villeArrivee: reservation.villeArrivee,
        dateDepart: reservation.dateDepart,
        timezoneDepart: reservation.timezoneDepart,
        poids: 8,
        prix: 60,
        dejaDemande: 0,
      },
    ],
  });
  await askAs(carrier, { ...payloadOf(deal), amount: 25 });
  await makeReady(stripe, carrier);
  const second = (await proposed(carrier.token, conversationId)).body.data;
  expect([second.comptePret, second.reservations[0]?.dejaDemande]).toEqual([true, 25]);
  // Not one's own trip; nobody's conversation; one that is confirmed no more, or has left.
  expect((await proposed(sender.token, conversationId)).body.data.reservations).toEqual([]);
  expect((await proposed((await makeUser()).token, conversationId)).status).toBe(404);
  const where = { id: reservation._id };
  await db.reservation.update({ where, data: { dateDepart: new Date(Date.now() - 1_000) } });
  expect((await proposed(carrier.token, conversationId)).body.data.reservations).toEqual([]);
  const about = await makeThread(carrier, sender);
  expect((await proposed(carrier.token, about)).body.data.reservations).toEqual([]);
});
