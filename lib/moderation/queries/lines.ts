import 'server-only';
import { type EvenementView, evenementOf, statutSql } from '@/lib/conversations/queries/evenement';
import { frenchSentence } from '@/lib/conversations/queries/sentence';
import type { StoredEvenement } from '@/lib/conversations/rules/evenement';
import { Prisma, rowsOf } from '@/lib/core/db';
import { type ImageView, imageJson } from '@/lib/core/images/view';

/** Lines on each side of a reported message that an operator sees: with what was said to it, and nothing else of the thread. */
const AROUND = 5;

type Line = {
  ordre: number;
  auteur: string | null;
  texte: string;
  link: string | null;
  images: ImageView[];
  signale: boolean;
  evenement: EvenementView | null;
  createdAt: Date;
};

/**
 * Reported messages, by their ids, each with at most ten lines around it: words, pictures and addresses as they were sent,
 * events as sentences.
 */
export async function contextsOf(messageIds: string[]): Promise<Map<string, Line[]>> {
  const contexts = new Map<string, Line[]>(messageIds.map((id) => [id, []]));
  if (messageIds.length === 0) return contexts;
  const lines = await linesOf(
    Prisma.sql`r.id`,
    Prisma.sql`messages r JOIN messages m ON m.conversation_id = r.conversation_id
      AND m.ordre BETWEEN r.ordre - ${AROUND} AND r.ordre + ${AROUND} AND r.id = ANY(${messageIds}::uuid[])`,
  );
  for (const { around, ...line } of lines) contexts.get(around)?.push(line);
  return contexts;
}

/** The last lines of a conversation, oldest first, for who decides a dispute. */
export async function talkOf(conversationId: string, most: number): Promise<Line[]> {
  const lines = await linesOf(
    Prisma.sql`m.conversation_id`,
    Prisma.sql`(SELECT * FROM messages WHERE conversation_id = ${conversationId}::uuid
      ORDER BY ordre DESC LIMIT ${most}) m`,
  );
  return lines.map(({ around: _, ...line }) => line);
}

/** `around` says of which a line is: the message that is reported, or the conversation. */
type Around = Line & { around: string };
type Row = Omit<Around, 'evenement'> & {
  evenement: StoredEvenement | null;
  statut: EvenementView['statut'];
};

async function linesOf(around: Prisma.Sql, from: Prisma.Sql): Promise<Around[]> {
  const rows = await rowsOf<Row>`
    SELECT m.ordre, u.first_name AS auteur, m.content AS texte, m.link, m.evenement, ${around} AS around, m.id = ${around} AS signale,
      m.created_at AS "createdAt", ${statutSql} AS statut,
      coalesce((SELECT json_agg(${imageJson} ORDER BY mi.position) FROM message_images mi
        LEFT JOIN images i ON i.id = mi.image_id WHERE mi.message_id = m.id), '[]') AS images
    FROM ${from} LEFT JOIN users u ON u.id = m.sender_id ORDER BY m.ordre`;
  return rows.map(({ evenement, statut, ...line }) =>
    evenement
      ? {
          ...line,
          auteur: null,
          texte: frenchSentence(evenement),
          evenement: evenementOf(evenement, statut, (text) => ({ text })),
        }
      : { ...line, evenement: null },
  );
}
