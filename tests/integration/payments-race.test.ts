import { expect, test, vi } from 'vitest';
import { POST as withdraw } from '@/app/api/payments/[id]/withdraw/route';
import { db } from '@/lib/core/db';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { call } from '../support/http';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

/** Does something a hundred or so times, ten at once: as many as have a connection of their own. */
async function often<T>(times: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const one = async () => {
    while (next < times) done.push(await work(next++));
  };
  await Promise.all(Array.from({ length: 10 }, one));
  return done;
}

const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();
const counts = async (conversationId: string) => [
  await db.payment.count({ where: { conversationId } }),
  await db.message.count({ where: { conversationId, kind: 'paiement' } }),
];

test('100 double clicks make one request, with a key or without', async () => {
  for (const key of [undefined, 'un-clic']) {
    const deal = await makeDeal();
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const answers = await often(100, () => askAs(deal.carrier, payloadOf(deal), headers));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    // With a key, those that come after the first has answered hear its answer again.
    expect(statuses(answers).filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect(await counts(deal.conversationId)).toEqual([1, 1]);
    if (!key) continue;
    const again = await askAs(deal.carrier, payloadOf(deal), headers);
    expect([again.status, await counts(deal.conversationId)]).toEqual([201, [1, 1]]);
    const other = await askAs(deal.carrier, { ...payloadOf(deal), amount: 61 }, headers);
    expect(other.status).toBe(422);
  }
});

test('however many different ones are asked at once, five wait in a thread', async () => {
  const deal = await makeDeal();
  const answers = await often(20, (nth) => askAs(deal.carrier, { ...payloadOf(deal), amount: nth + 1 }));
  expect(answers.filter(({ status }) => status === 201).length).toBe(5);
  expect(statuses(answers)).toEqual([201, 409]);
  expect(await counts(deal.conversationId)).toEqual([5, 5]);
});

test('asking, taking back, lapsing and cancelling at once end well: nothing waits for what is over', async () => {
  for (let round = 0; round < 8; round += 1) {
    const deal = await makeDeal();
    const { _id: id } = (await askAs(deal.carrier, payloadOf(deal))).body.data;
    const { token } = deal.carrier;
    const ends = await Promise.allSettled([
      cancelReservation(deal.sender.actor, deal.reservation._id),
      call(withdraw, { method: 'POST', token, params: { id } }),
      askAs(deal.carrier, { ...payloadOf(deal), amount: 12 }),
      lapsePayments(),
      askAs(deal.carrier, { ...payloadOf(deal), amount: 13 }),
      lapsePayments(),
    ]);
    const failed = ends.filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
    for (const end of ends) {
      if (end.status === 'fulfilled' && typeof end.value === 'object' && 'headers' in end.value)
        expect([200, 201, 409, 422]).toContain(end.value.status);
    }
    await lapsePayments();
    expect(await db.payment.count({ where: { conversationId: deal.conversationId, state: 'pending' } })).toBe(
      0,
    );
    const moves = await db.paymentMove.groupBy({
      by: ['paymentId'],
      _count: true,
      where: { payment: { conversationId: deal.conversationId } },
    });
    expect(moves.every(({ _count }) => _count === 1)).toBe(true);
  }
});

test('a transport is deleted while its payment is taken back and lapses: nobody waits in a circle', async () => {
  for (let round = 0; round < 8; round += 1) {
    const deal = await makeDeal();
    const { _id: id } = (await askAs(deal.carrier, payloadOf(deal))).body.data;
    await cancelReservation(deal.sender.actor, deal.reservation._id);
    const { token } = deal.carrier;
    const ends = await Promise.allSettled([
      deleteTransport(deal.carrier.actor, deal.reservation.transportId?._id ?? ''),
      call(withdraw, { method: 'POST', token, params: { id } }),
      lapsePayments(),
    ]);
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await db.payment.count({ where: { id, state: 'pending' } })).toBe(0);
  }
});
