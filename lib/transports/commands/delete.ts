import 'server-only';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { expireTransport } from './expire';
import { activeBookings, lockOwnTransport } from './lock';

/**
 * Deletes a trip and its stops. Throws `conflict` while a reservation on it is pending or confirmed:
 * people's goods and money hang on those; the owner can hide the trip instead.
 */
export async function deleteTransport(actor: Actor, id: string): Promise<null> {
  await db.$transaction(async (tx) => {
    await lockOwnTransport(tx, actor, id);
    const bookings = await activeBookings(tx, id);
    if (bookings.length > 0) {
      const named = bookings.map((booking) => booking.label).join('\u202f; ');
      throw new AppError(
        'conflict',
        `Ce trajet porte des réservations\u202f: ${named}. Masquez-le pour le retirer des listes.`,
      );
    }
    await tx.transport.delete({ where: { id }, select: { id: true } });
  });
  expireTransport(actor.id, id);
  return null;
}
