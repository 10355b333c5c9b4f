import 'server-only';
import { contactsOpen, mayHear } from '@/lib/conversations/queries/between';
import { HIDDEN, hideAmounts } from '@/lib/conversations/rules/amounts';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { db, Prisma } from '@/lib/core/db';
import { COVER, coveredAs } from '@/lib/core/text/covered';
import { notify } from '@/lib/notifications/commands/notify';

const AT_ONCE = 200;
const EXCERPT = 160;

type Due = { told: boolean; conversationId: string; userId: string; otherId: string; readOrdre: number };
type Said = Due & { nombre: number; content: string; open: boolean };

/**
 * Tells people of messages that nobody read for five minutes: once for each conversation until it is read. Any number may
 * run at once. Answers how many were told.
 */
export async function tellUnreadMessages(): Promise<number> {
  let told = 0;
  for (let some = AT_ONCE; some === AT_ONCE; told += some) some = await tellSome();
  return told;
}

/** What the other wrote and a seat `p` has not read; what an operator hid, nobody is told of. */
const unreadTexts = Prisma.sql`messages m WHERE m.conversation_id = p.conversation_id AND m.ordre > p.read_ordre
  AND m.sender_id = p.other_id AND m.kind = 'texte' AND NOT m.masque`;

/**
 * Conversations are locked before their seats, like everywhere; those that somebody writes in just now wait for the next time.
 * Words of somebody who is blocked or suspended meanwhile are carried no further.
 */
function tellSome(): Promise<number> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      WITH due AS (
        SELECT conversation_id, user_id FROM conversation_participants
        WHERE mail_due_at <= now() ORDER BY mail_due_at LIMIT ${AT_ONCE}
      ), locked AS (
        SELECT id FROM conversations WHERE id IN (SELECT conversation_id FROM due) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
      )
      UPDATE conversation_participants p SET mail_due_at = NULL,
        mailed = EXISTS (SELECT FROM ${unreadTexts}) AND ${mayHear}
      FROM locked, due WHERE p.conversation_id = locked.id AND p.conversation_id = due.conversation_id
        AND p.user_id = due.user_id AND p.mail_due_at <= now()
      RETURNING p.mailed AS told, p.conversation_id AS "conversationId", p.user_id AS "userId", p.other_id AS "otherId",
        p.read_ordre AS "readOrdre"`;
    const seats = due
      .filter(({ told }) => told)
      .map(({ conversationId, userId }) => Prisma.sql`(${conversationId}::uuid, ${userId}::uuid)`);
    const said =
      seats.length === 0
        ? []
        : await tx.$queryRaw<Said[]>`
            SELECT p.conversation_id AS "conversationId", p.user_id AS "userId", p.other_id AS "otherId",
              p.read_ordre AS "readOrdre", (SELECT count(*)::int FROM ${unreadTexts}) AS nombre,
              (SELECT m.content FROM ${unreadTexts} ORDER BY m.ordre DESC LIMIT 1) AS content, ${contactsOpen} AS open
            FROM conversation_participants p WHERE (p.conversation_id, p.user_id) IN (${Prisma.join(seats)})`;
    await notify(
      tx,
      said.map(({ conversationId, userId, otherId, readOrdre, nombre, content, open }) => ({
        userId,
        kind: 'nouveau_message',
        cle: `message:${conversationId}:${readOrdre}`,
        facts: {
          conversationId,
          personneId: otherId,
          nombre,
          extrait: excerpt(content, open),
          lien: `/messagerie/${conversationId}`,
        },
      })),
    );
    return due.length;
  });
}

/** Covered as a whole before it is cut: half a number is one too. A mail has neither numbers nor amounts, whatever two have agreed on. */
function excerpt(content: string, open: boolean): string {
  const covered = coverContacts(content).text;
  const text = hideAmounts(open ? coveredAs(covered, HIDDEN) : covered)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= EXCERPT) return text;
  const cut = [...text].slice(0, EXCERPT).join('');
  const covers = text.lastIndexOf(COVER, cut.length - 1);
  return `${covers >= 0 && covers + COVER.length > cut.length ? text.slice(0, covers) : cut}…`;
}
