import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/conversations';
import { contactsOpen, mayWrite } from './between';
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

/** The actor's seat in a conversation. Throws `not_found` when they have none. */
export async function requireSeat(actor: Actor, conversationId: string): Promise<Seat> {
  const [row] = await rowsOf<
    Omit<Seat, 'me' | 'other'> & { me: InterlocuteurTuple; other: InterlocuteurTuple }
  >`
    SELECT ${interlocuteurJson('me')} AS me, ${interlocuteurJson('other')} AS other, p.unread_count AS "unreadCount",
      ${contactsOpen} AS "contactsOuverts", ${mayWrite} AS "peutEcrire"
    FROM conversation_participants p JOIN users me ON me.id = p.user_id JOIN users other ON other.id = p.other_id
    WHERE p.conversation_id = ${conversationId}::uuid AND p.user_id = ${actor.id}::uuid`;
  const seat = found(row, refus('introuvable'));
  return { ...seat, me: interlocuteurOf(seat.me), other: interlocuteurOf(seat.other) };
}
