import 'server-only';
import { db, Prisma } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { unreadNotifications } from '../queries/list';

/** Marks the actor's notifications as read, up to one of them or all; their other pages are told. Answers what is left. */
export async function readNotifications(
  actor: Actor,
  upTo: string | undefined,
): Promise<{ nonLues: number }> {
  const until = upTo ? Prisma.sql`AND id <= ${upTo}::uuid` : Prisma.empty;
  await db.$transaction(async (tx) => {
    const unread = Prisma.sql`
      SELECT id FROM notifications WHERE user_id = ${actor.id}::uuid AND in_app AND read_at IS NULL ${until}`;
    const some = await tx.$queryRaw<unknown[]>`${unread} LIMIT 1`;
    if (some.length === 0) return;
    // The person first, then their notifications, as everybody locks them.
    await tx.$queryRaw`SELECT touch_person(${actor.id}::uuid)`;
    await tx.$executeRaw`
      UPDATE notifications SET read_at = now() WHERE id IN (${unread} ORDER BY id FOR NO KEY UPDATE)`;
  });
  return { nonLues: await unreadNotifications(actor.id) };
}
