import 'server-only';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { newestPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import { utcIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { type Tellable, wordsOf } from '../labels/telling';
import type { notificationViewSchema } from '../schema/view';

/** A notification as its person reads it. */
export type NotificationView = z.output<typeof notificationViewSchema>;
type Row = Tellable & { _id: string; lue: boolean; createdAtMs: number };

/** The actor's notifications, newest first, in a language, and how many in all are unread. Throws `invalid` for an unreadable cursor. */
export async function listNotifications(
  actor: Actor,
  asked: PageAsked,
  langue: Langue,
): Promise<Page<NotificationView> & { meta: { nonLues: number } }> {
  const [{ items, meta }, nonLues] = await Promise.all([
    newestPage(asked, Prisma.sql`n.id`, (older, limit) => read(actor, older, limit)),
    unreadNotifications(actor.id),
  ]);
  return { items: items.map((row) => toView(row, langue)), meta: { ...meta, nonLues } };
}

/** How many notifications of a person stand unread under the bell. */
export async function unreadNotifications(userId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>`SELECT ${unreadNotificationsOf(userId)} AS count`;
  return row?.count ?? 0;
}

/** The same as an expression, for a statement that asks for more. */
export function unreadNotificationsOf(userId: string): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM notifications
    WHERE user_id = ${userId}::uuid AND in_app AND read_at IS NULL)`;
}

function read(actor: Actor, older: Prisma.Sql, limit: number): Promise<Row[]> {
  return rowsOf<Row>`
    SELECT n.id AS _id, n.kind, n.facts, n.read_at IS NOT NULL AS lue, p.first_name AS personne,
      ${epochMs(Prisma.sql`n.created_at`)} AS "createdAtMs"
    FROM notifications n
    LEFT JOIN users p ON p.id = (n.facts->>'personneId')::uuid AND p.deleted_at IS NULL
    WHERE n.user_id = ${actor.id}::uuid AND n.in_app AND ${older} ORDER BY n.id DESC ${limitTo(limit)}`;
}

function toView(row: Row, langue: Langue): NotificationView {
  const { title, text, href } = wordsOf(row, langue);
  const { _id, kind, lue, createdAtMs } = row;
  return { _id, kind, title, text, href, lue, createdAt: utcIso(createdAtMs) };
}
