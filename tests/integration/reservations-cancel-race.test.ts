import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { inDays, makeReservation, makeTransport, makeUser } from '../support/factories';
import { loads } from '../support/loads';
import { holdRow, openHolder, waiting } from '../support/locks';

let holder: pg.Client;
beforeEach(async () => {
  holder = await openHolder();
});
afterEach(() => holder.end());

async function booked(days: number) {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days });
  const { _id: id } = await makeReservation(sender.actor, transport);
  return {
    transport: transport._id,
    id,
    moveTo: (days: number) =>
      updateTransport(carrier.actor, transport._id, {
        dateDepart: inDays(days).toISOString(),
        dateArrivee: inDays(days + 10 / 24).toISOString(),
      }),
    cancel: () => cancelReservation(sender.actor, id),
    remove: () => deleteTransport(carrier.actor, transport._id),
  };
}

/** A cancellation that begins before the trip is moved and gets its rows right after. */
async function cancelAfterMove(
  { transport, moveTo, cancel }: Awaited<ReturnType<typeof booked>>,
  days: number,
) {
  await holder.query('BEGIN');
  await holdRow(holder, 'transports', transport);
  const edit = moveTo(days);
  await waiting(1);
  const ends = Promise.allSettled([edit, cancel()]);
  await waiting(2);
  await holder.query('COMMIT');
  return (await ends).map((end) => (end.status === 'rejected' ? end.reason : end.status));
}

test('whether it is time to cancel is judged on the departure as an edit has just moved it', async () => {
  const later = await booked(0.9);
  expect(await cancelAfterMove(later, 1.2)).toEqual([
    'fulfilled',
    expect.objectContaining({
      code: 'conflict',
      message: expect.stringContaining('24\u00a0h avant le départ'),
    }),
  ]);
  expect(await loads(later.transport)).toEqual([5_000, 0]);

  const sooner = await booked(1.2);
  expect(await cancelAfterMove(sooner, 0.9)).toEqual(['fulfilled', 'fulfilled']);
  expect(await loads(sooner.transport)).toEqual([0, 0]);
});

test('a reservation whose trip was deleted stays what it was', async () => {
  const { id, cancel, remove } = await booked(0.5);
  await cancel();
  await remove();
  await expect(cancel()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Cette réservation est déjà annulée.',
  });
  expect(
    await db.reservation.findUnique({ where: { id }, select: { status: true, transportId: true } }),
  ).toEqual({
    status: 'annulee',
    transportId: null,
  });
});
