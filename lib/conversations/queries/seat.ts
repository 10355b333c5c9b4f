import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { CONVERSATION_MISSING } from '../labels';
import { type Interlocuteur, type InterlocuteurTuple, interlocuteurJson, interlocuteurOf } from './people';

/** What holds for one of the two people of a conversation. */
export type Seat = {
  me: Interlocuteur;
  other: Interlocuteur;
  unreadCount: number;
  /** They agreed on a reservation, so numbers and addresses show. */
  contactsOuverts: boolean;
  /** Neither blocked the other, and the other's account is open. */
  peutEcrire: boolean;
};

/** Whether somebody may write to the person of the row `other`, over their seat `p`. */
export const mayWrite = Prisma.sql`(other.deleted_at IS NULL AND other.suspended_at IS NULL AND NOT blocked_between(p.user_id, p.other_id))`;

/** The actor's seat in a conversation. Throws `not_found` when they have none. */
export async function requireSeat(actor: Actor, conversationId: string): Promise<Seat> {
  const [row] = await rowsOf<
    Omit<Seat, 'me' | 'other'> & { me: InterlocuteurTuple; other: InterlocuteurTuple }
  >`
    SELECT ${interlocuteurJson('me')} AS me, ${interlocuteurJson('other')} AS other, p.unread_count AS "unreadCount",
      contacts_open(p.user_id, p.other_id) AS "contactsOuverts", ${mayWrite} AS "peutEcrire"
    FROM conversation_participants p JOIN users me ON me.id = p.user_id JOIN users other ON other.id = p.other_id
    WHERE p.conversation_id = ${conversationId}::uuid AND p.user_id = ${actor.id}::uuid`;
  const seat = found(row, CONVERSATION_MISSING);
  return { ...seat, me: interlocuteurOf(seat.me), other: interlocuteurOf(seat.other) };
}
