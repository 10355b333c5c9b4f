import 'server-only';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/comptes';
import { requireUser } from '../queries/view';
import { MOST_BLOCKS } from '../rules/block';

/**
 * From now on neither of the two writes to the other or reserves with them; what they agreed on before stays, and nobody
 * tells the other (docs/safety.md). Done already, it does nothing. Throws `not_found`, `conflict` for oneself and for more
 * than `MOST_BLOCKS`.
 */
export async function blockUser(actor: Actor, userId: string): Promise<{ bloque: boolean }> {
  if (userId === actor.id) {
    throw new AppError('conflict', refus('pasSoiMeme'));
  }
  await requireUser(userId);
  await db.$transaction(async (tx) => {
    // What the two are doing right now is done before, or sees the block.
    await tx.$executeRaw`SELECT pair_turn(${actor.id}::uuid, ${userId}::uuid)`;
    if ((await tx.block.count({ where: { blockerId: actor.id } })) >= MOST_BLOCKS) {
      throw new AppError('conflict', refus('tropBloques', { n: MOST_BLOCKS }));
    }
    await tx.$executeRaw`
      INSERT INTO blocks (blocker_id, blocked_id) VALUES (${actor.id}::uuid, ${userId}::uuid) ON CONFLICT DO NOTHING`;
  });
  return { bloque: true };
}

/** Takes a block back; without one it does nothing. The other person's own block stays. */
export async function unblockUser(actor: Actor, userId: string): Promise<{ bloque: boolean }> {
  await db.block.deleteMany({ where: { blockerId: actor.id, blockedId: userId } });
  return { bloque: false };
}
