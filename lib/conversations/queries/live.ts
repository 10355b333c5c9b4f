import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { type ConversationView, changedConversations } from './conversations';

/** More than a page of a list shows; whoever was away for longer reads the list anew. */
const TOLD_ONE_BY_ONE = 50;

/** What a person's stream tells of their conversations. */
export type ConversationNews = {
  /** How often something had happened to the person (docs/api.md), `nonLus` being as of then. */
  position: number;
  changes: { position: number; conversation: ConversationView }[] | null;
  nonLus: number;
};

/**
 * What somebody was not told after a place: each conversation that changed, as it is now, and how many messages wait. What
 * happens while it is read is left to the next read. `changes` is null when there are too many.
 */
export async function conversationNews(userId: string, after: number | null): Promise<ConversationNews> {
  // One statement: the place and the count are of one instant.
  const [row] = await rowsOf<{ position: string; nonLus: number; changed: boolean }>`
    SELECT coalesce((SELECT position FROM live_positions WHERE user_id = ${userId}::uuid), 0) AS position,
      (SELECT coalesce(sum(unread_count), 0)::int FROM conversation_participants
        WHERE user_id = ${userId}::uuid AND unread_count > 0) AS "nonLus",
      EXISTS (SELECT FROM conversation_participants
        WHERE user_id = ${userId}::uuid AND position > ${after}::bigint) AS changed`;
  const [position, nonLus] = [Number(row?.position ?? 0), row?.nonLus ?? 0];
  if (after === null || !row?.changed) return { position, changes: [], nonLus };
  const changes = await changedConversations(userId, { after, upTo: position, limit: TOLD_ONE_BY_ONE });
  return { position, changes, nonLus };
}
