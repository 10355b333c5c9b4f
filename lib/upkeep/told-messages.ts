import 'server-only';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';

const AT_ONCE = 200;
const EXCERPT = 160;

type Due = {
  conversationId: string;
  userId: string;
  otherId: string;
  readOrdre: number;
  unread: number;
  open: boolean;
};

/**
 * Tells people of messages that nobody read for five minutes: once for each conversation until it is read. Any number may
 * run at once. Answers how many were told.
 */
export async function tellUnreadMessages(): Promise<number> {
  let told = 0;
  for (let some = AT_ONCE; some === AT_ONCE; told += some) some = await tellSome();
  return told;
}

/** Conversations are locked before their seats, like everywhere; those that somebody writes in just now wait for the next time. */
function tellSome(): Promise<number> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      WITH due AS (
        SELECT conversation_id, user_id FROM conversation_participants
        WHERE mail_due_at <= now() ORDER BY mail_due_at LIMIT ${AT_ONCE}
      ), locked AS (
        SELECT id FROM conversations WHERE id IN (SELECT conversation_id FROM due) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE conversation_participants p SET mail_due_at = NULL, mailed = unread_count > 0
      FROM locked, due WHERE p.conversation_id = locked.id AND p.conversation_id = due.conversation_id
        AND p.user_id = due.user_id AND p.mail_due_at <= now()
      RETURNING p.conversation_id AS "conversationId", p.user_id AS "userId", p.other_id AS "otherId",
        p.read_ordre AS "readOrdre", p.unread_count AS unread, contacts_open(p.user_id, p.other_id) AS open`;
    const unread = due.filter((one) => one.unread > 0);
    const said = await tx.message.findMany({
      where: {
        OR: unread.map(({ conversationId, otherId, readOrdre }) => ({
          conversationId,
          senderId: otherId,
          kind: 'texte',
          masque: false,
          ordre: { gt: readOrdre },
        })),
      },
      orderBy: { ordre: 'desc' },
      distinct: ['conversationId'],
      select: { conversationId: true, content: true },
    });
    const wordsOf = new Map(said.map(({ conversationId, content }) => [conversationId, content]));
    await notify(
      tx,
      unread.map(({ conversationId, userId, otherId, readOrdre, unread: nombre, open }) => ({
        userId,
        kind: 'nouveau_message',
        cle: `message:${conversationId}:${readOrdre}`,
        facts: {
          conversationId,
          personneId: otherId,
          nombre,
          extrait: excerpt(wordsOf.get(conversationId) ?? '', open),
          lien: `/messagerie/${conversationId}`,
        },
      })),
    );
    return due.length;
  });
}

/** Covered as a whole before it is cut: half a number is one too. */
function excerpt(content: string, open: boolean): string {
  const text = (open ? content : coverContacts(content).text).replace(/\s+/g, ' ').trim();
  return text.length > EXCERPT ? `${[...text].slice(0, EXCERPT).join('')}…` : text;
}
