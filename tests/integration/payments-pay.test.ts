import { expect, test, vi } from 'vitest';
import { POST as pay } from '@/app/api/payments/[id]/pay/route';
import { POST as release } from '@/app/api/payments/[id]/release/route';
import { GET as get } from '@/app/api/payments/[id]/route';
import { POST as choose } from '@/app/api/payments/[id]/test/route';
import { db, newId } from '@/lib/core/db';
import { askAgain } from '@/lib/payments/commands/ask-again';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { payOut } from '@/lib/payments/commands/payout';
import { chooseAtTestDoor, testProvider } from '@/lib/payments/commands/test-provider';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { balances } from '@/lib/payments/rules/ledger';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { type MadeUser, moveInTime } from '../support/factories';
import { call } from '../support/http';
import { askAs, type MadeDeal, makeDeal, payloadOf } from '../support/payment-deals';
import { entriesOf } from '../support/payments';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

const HOUR_MS = 3_600_000;
const open = ({ token }: MadeUser, id: string) => call(pay, { method: 'POST', token, params: { id } });
const free = ({ token }: MadeUser, id: string) => call(release, { method: 'POST', token, params: { id } });
const answer = (who: MadeUser, id: string, resultat: 'paye' | 'refuse' = 'paye') =>
  call(choose, { token: who.token, params: { id }, body: { resultat } });
const show = async ({ token }: MadeUser, id: string) =>
  (await call(get, { token, params: { id } })).body.data;
const told = async ({ user }: MadeUser) =>
  (await db.notification.findMany({ where: { userId: user.id, kind: { startsWith: 'paiement' } } }))
    .map(({ kind }) => kind)
    .sort();
const genres = async (id: string) => (await entriesOf(id)).map(({ genre }) => genre);

const asCall = (lost: { id: string; paymentId: string; centimes: number }) => ({
  ...lost,
  createdAt: new Date(),
  ref: null,
  encore: false,
});

async function asked(deal: MadeDeal): Promise<string> {
  return (await askAs(deal.carrier, payloadOf(deal))).body.data._id;
}

async function paid(deal: MadeDeal): Promise<string> {
  const id = await asked(deal);
  await open(deal.sender, id);
  expect((await answer(deal.sender, id)).status).toBe(200);
  return id;
}

test('20 clicks on paying open one door and charge once; what is told again changes nothing', async () => {
  const deal = await makeDeal();
  const id = await asked(deal);
  for (const [who, status] of [
    [deal.carrier, 403],
    [(await makeDeal()).sender, 404],
  ] as const) {
    expect((await open(who, id)).status).toBe(status);
    expect((await answer(who, id)).status).toBe(status);
  }
  expect((await answer(deal.sender, id)).status).toBe(404);
  const doors = await Promise.all(Array.from({ length: 20 }, () => open(deal.sender, id)));
  expect(doors.filter(({ status }) => status === 200).length).toBe(20);
  expect(await db.paymentCall.count({ where: { paymentId: id } })).toBe(1);
  const [{ id: cle } = { id: '' }] = await db.paymentCall.findMany({ where: { paymentId: id } });
  expect(await db.testCharge.count({ where: { cle } })).toBe(1);

  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(deal.sender, id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await show(deal.carrier, id)).toMatchObject({
    status: 'completed',
    etat: 'held',
    historique: [{ etat: 'pending' }, { etat: 'held', par: 'prestataire' }],
  });
  expect(await genres(id)).toEqual(['encaissement']);
  expect(await told(deal.carrier)).toEqual(['paiement_recu']);
  expect((await answer(deal.sender, id, 'refuse')).status).toBe(409);
  expect((await open(deal.sender, id)).status).toBe(409);
});

test('all is well: the carrier gets the rest of the commission, once, however often and at once it is sent', async () => {
  const deal = await makeDeal();
  const id = await paid(deal);
  expect((await free(deal.carrier, id)).status).toBe(403);
  const clicks = await Promise.all(Array.from({ length: 5 }, () => free(deal.sender, id)));
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  await Promise.all([payOut(), payOut(), payOut()]);
  await payOut();
  expect(await genres(id)).toEqual(['encaissement', 'reglement', 'versement']);
  expect(balances(await entriesOf(id))).toEqual({
    prestataire: 780,
    conserve: 0,
    a_verser: 0,
    a_rembourser: 0,
    commission: -780,
  });
  const calls = await db.paymentCall.findMany({ where: { paymentId: id, genre: 'versement' } });
  expect(calls.map(({ etat, centimes }) => [etat, centimes])).toEqual([['fait', 5_220]]);
  expect(await db.testCharge.count({ where: { cle: { in: calls.map((one) => one.id) } } })).toBe(1);
  expect((await db.payment.findUniqueOrThrow({ where: { id } })).soldeLe).not.toBeNull();
  expect(await told(deal.carrier)).toEqual(['paiement_recu', 'paiement_verse']);
});

test('what is paid after the request lapsed is given back by itself', async () => {
  const deal = await makeDeal();
  const id = await asked(deal);
  await open(deal.sender, id);
  await db.payment.update({ where: { id }, data: { lapsesAt: new Date(Date.now() - 1_000) } });
  expect((await open(deal.sender, id)).status).toBe(409);
  await lapsePayments();
  expect((await answer(deal.sender, id)).body.data.etat).toBe('refunded');
  await payOut();
  expect(await genres(id)).toEqual(['encaissement', 'reglement', 'remboursement']);
  expect(balances(await entriesOf(id))).toMatchObject({ prestataire: 0, commission: 0, a_rembourser: 0 });
  expect(await told(deal.sender)).toContain('paiement_rembourse');
});

test('a refused payment is over, and brings nothing', async () => {
  const deal = await makeDeal();
  const id = await asked(deal);
  await open(deal.sender, id);
  expect((await answer(deal.sender, id, 'refuse')).body.data).toMatchObject({
    status: 'failed',
    etat: 'failed',
  });
  expect((await answer(deal.sender, id)).status).toBe(409);
  expect(await genres(id)).toEqual([]);
});

test.each([
  ['days before', 72, 120, 6_000],
  ['just before the last day', 24.02, 120, 6_000],
  ['on the last day', 23.98, 120, 3_000],
  ['on the last day, just after it was confirmed', 2, 0.4, 6_000],
  ['on the last day, an hour after it was confirmed', 2, 1, 3_000],
])(
  'a paid reservation that is cancelled %s gives back what it should',
  async (_when, before, since, back) => {
    const deal = await makeDeal();
    await db.reservation.update({
      where: { id: deal.reservation._id },
      data: { statutLe: new Date(Date.now() - since * HOUR_MS) },
    });
    const id = await paid(deal);
    await moveInTime(
      deal.transport._id,
      Date.now() + before * HOUR_MS - Date.parse(deal.reservation.dateDepart),
    );
    expect(await settleCancelled()).toBe(0);
    await cancelReservation(deal.sender.actor, deal.reservation._id);
    const settled = await Promise.all([settleCancelled(), settleCancelled()]);
    expect(settled.reduce((sum, one) => sum + one, 0)).toBe(1);
    await payOut();
    const calls = await db.paymentCall.findMany({ where: { paymentId: id, genre: 'remboursement' } });
    expect(calls.map(({ centimes }) => centimes)).toEqual([back]);
    const sums = balances(await entriesOf(id));
    const commission = back === 6_000 ? 0 : 390;
    expect(sums).toMatchObject({ conserve: 0, a_verser: 0, a_rembourser: 0, prestataire: commission });
    expect(await show(deal.sender, id)).toMatchObject(
      back === 6_000
        ? { etat: 'refunded', rembourse: 60, net: 0, commission: { montant: 0 } }
        : { etat: 'split', rembourse: 30, net: 26.1, commission: { montant: 3.9 } },
    );
  },
);

test('a door whose address was lost is the same when it is asked for again', async () => {
  const deal = await makeDeal();
  const id = await asked(deal);
  // Killed between the provider's answer and our writing it down.
  const lost = { id: newId(), paymentId: id, centimes: 6_000 };
  await db.paymentCall.create({ data: { ...lost, genre: 'encaissement' } });
  const door = await testProvider.open(asCall(lost));
  const ref = door && 'ref' in door ? door.ref : '';
  expect((await open(deal.sender, id)).body.data.paymentUrl).toBe(`/payments/${id}/essai`);
  expect(await db.paymentCall.findMany({ where: { paymentId: id } })).toMatchObject([{ id: lost.id, ref }]);
  expect((await answer(deal.sender, id)).body.data.etat).toBe('held');
});

test('an answer that was lost is asked for again: done once at the provider, written once here', async () => {
  const deal = await makeDeal();
  const id = await asked(deal);
  await open(deal.sender, id);
  const { id: doorId, ref } = await db.paymentCall.findFirstOrThrow({ where: { paymentId: id } });
  // Paid at the door, and nobody came back to say so.
  await chooseAtTestDoor(ref ?? '', 'paye');
  expect(await askAgain()).toBe(0);
  await db.paymentCall.update({ where: { id: doorId }, data: { relireApres: new Date(Date.now() - 1_000) } });
  expect(await askAgain()).toBe(1);
  expect(await askAgain()).toBe(0);
  await free(deal.sender, id);
  // Killed between the provider's answer and our writing it down.
  const lost = { id: newId(), paymentId: id, centimes: 5_220 };
  await db.paymentCall.create({ data: { ...lost, genre: 'versement' } });
  await testProvider.versement(asCall(lost));
  await payOut();
  await payOut();
  expect(await db.testCharge.count({ where: { cle: lost.id } })).toBe(1);
  expect(await db.paymentCall.count({ where: { paymentId: id, genre: 'versement' } })).toBe(1);
  expect(await genres(id)).toEqual(['encaissement', 'reglement', 'versement']);
});
