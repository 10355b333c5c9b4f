import 'server-only';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/transports';
import { expireTransport } from './expire';
import { activeBookings, lockOwnTransport } from './lock';
import { allNamed } from './refusals';

/**
 * Deletes a trip and its stops. Throws `conflict` while a reservation on it is pending or confirmed:
 * people's goods and money hang on those; the owner can hide the trip instead.
 */
export async function deleteTransport(actor: Actor, id: string): Promise<null> {
  await db.$transaction(async (tx) => {
    await lockOwnTransport(tx, actor, id);
    const bookings = await activeBookings(tx, id);
    if (bookings.length > 0) {
      const noms = allNamed(bookings.map((booking) => booking.label));
      throw new AppError('conflict', refus('porteDesReservations', { noms }));
    }
    await tx.transport.delete({ where: { id }, select: { id: true } });
  });
  expireTransport(actor.id, id);
  return null;
}
