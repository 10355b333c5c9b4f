import 'server-only';
import { db, newId } from '@/lib/core/db';
import { forbidden, found } from '@/lib/core/errors';
import { ownImageIds } from '@/lib/core/images/view';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/conversations';
import { getMessage, type MessageView } from '../queries/messages';
import { requireSeat } from '../queries/seat';
import type { MessageInput } from '../schema';

/**
 * Adds words or pictures to a thread. Throws `not_found` for anybody else's, `forbidden` when the other person cannot be
 * written to, `invalid` for a picture that is not the actor's.
 */
export async function writeMessage(
  actor: Actor,
  conversationId: string,
  { content, link, images }: MessageInput,
): Promise<MessageView> {
  const seat = await requireSeat(actor, conversationId);
  if (!seat.peutEcrire) throw forbidden(refus('neRecoitPas'));
  const imageIds = await ownImageIds(actor, images, 'images');
  const id = newId();
  await db.$transaction(async (tx) => {
    const [now] = await tx.$queryRaw<{ blocked: boolean }[]>`
      SELECT blocked_now(${actor.id}::uuid, ${seat.other._id}::uuid) AS blocked`;
    if (now?.blocked) throw forbidden(refus('neRecoitPas'));
    await tx.$executeRaw`
      SELECT write_message(${conversationId}::uuid, ${id}::uuid, ${actor.id}::uuid, 'texte', ${content}, ${link ?? null}, NULL)`;
    if (imageIds.length === 0) return;
    await tx.messageImage.createMany({
      data: imageIds.map((imageId, position) => ({ messageId: id, position, imageId })),
    });
  });
  return getMessage(conversationId, id, seat);
}

/** Marks a thread read up to a message, or all of it. Answers how much of it is still unread. Throws `not_found` for anybody else's. */
export async function readConversation(
  actor: Actor,
  conversationId: string,
  ordre: number | undefined,
): Promise<{ unreadCount: number }> {
  const [row] = await db.$queryRaw<{ unreadCount: number | null }[]>`
    SELECT read_conversation(${conversationId}::uuid, ${actor.id}::uuid, ${ordre ?? null}::int) AS "unreadCount"`;
  return { unreadCount: found(row?.unreadCount, refus('introuvable')) };
}
