import { beforeAll, expect, test, vi } from 'vitest';
import { POST as pay } from '@/app/api/payments/[id]/pay/route';
import { POST as reserve } from '@/app/api/reservations/route';
import { db } from '@/lib/core/db';
import { type MadeUser, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});

let carrier: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
});

const setConfirmed = (who: MadeUser, emailVerifiedAt: Date | null) =>
  db.user.update({ where: { id: who.user.id }, data: { emailVerifiedAt }, select: { id: true } });

test('of ten requests at once without a confirmed e-mail exactly three hold kilograms', async () => {
  const sender = await makeUser({ emailVerifiedAt: null });
  const transports = await Promise.all([1, 2].map(() => makeTransport(carrier.actor)));
  const body = { villeDepart: 'Lyon', villeArrivee: 'Tanger', poids: 1, prix: 10, description: 'Un paquet' };
  const ask = (transport: { _id: string } | undefined) =>
    call(reserve, { token: sender.token, body: { ...body, transportId: transport?._id } });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(transports[index % 2])));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(3);
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('n’est pas confirmée');
  const held = await Promise.all(transports.map(({ _id }) => loads(_id)));
  expect(held.reduce((sum, [first = 0]) => sum + first, 0)).toBe(3_000);
  await setConfirmed(sender, new Date());
  expect((await ask(transports[0])).status).toBe(201);
});

test('nothing is paid nor asked for without a confirmed e-mail, and the refusal says what to do', async () => {
  const deal = await makeDeal();
  await setConfirmed(deal.carrier, null);
  const refused = await askAs(deal.carrier, payloadOf(deal));
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('Confirmez d’abord votre adresse e-mail'),
  ]);
  await setConfirmed(deal.carrier, new Date());
  const { _id: id } = (await askAs(deal.carrier, payloadOf(deal))).body.data as { _id: string };
  await setConfirmed(deal.sender, null);
  const door = () => call(pay, { method: 'POST', token: deal.sender.token, params: { id } });
  expect((await door()).status).toBe(403);
  expect(await db.paymentCall.count({ where: { paymentId: id } })).toBe(0);
  await setConfirmed(deal.sender, new Date());
  expect((await door()).status).toBe(200);
});
