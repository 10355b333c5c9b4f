import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databasePool, Prisma, rowsOf } from '@/lib/core/db';
import { isDatabaseAway } from '@/lib/core/errors';
import type { Ending } from '@/lib/core/post/mail';

const AWAY_MS = 500;
/** Where what is sent is marked. */
type Marked = 'notifications' | 'newsletter_letters';
const MARK = (table: Marked) => ({
  name: `mark_mail_${table}`,
  text: `UPDATE ${table} SET mail_sent_at = now() WHERE id = $1 AND mail_sent_at IS NULL`,
});

/**
 * Sends a notification's or a newsletter's mail with its mark, once: the mark is written, and held in its transaction, before the mail's last
 * line leaves, and committed in the same turn as that, so that both arrive even if this process is killed then, and neither
 * if it is killed before. What another process is sending or has sent is not sent. Throws what `send` throws, when the mail
 * is free again.
 */
export async function sendMarked(
  id: string,
  send: (ending: Ending) => Promise<void>,
  marked: Marked = 'notifications',
): Promise<void> {
  const table = Prisma.raw(marked);
  let held: pg.PoolClient | undefined;
  let begun: Promise<void> | undefined;
  let committed: Promise<unknown> | undefined;
  let isSent = false;
  const begin = async () => {
    held = await databasePool().connect();
    await held.query('BEGIN');
    const { rowCount } = await held.query({ ...MARK(marked), values: [id] });
    isSent = rowCount === 0;
    if (isSent) throw new Error('sent already');
  };
  const ready = () => {
    begun = begin();
    return begun;
  };
  const left = () => {
    committed = held?.query('COMMIT');
    // Awaited once the server has answered.
    committed?.catch(() => {});
  };
  const end = async (last: Promise<unknown> | undefined) => {
    const isDone = await Promise.resolve(last).then(
      () => true,
      () => false,
    );
    held?.release(!isDone);
    return isDone;
  };
  try {
    await send({ ready, left });
  } catch (error) {
    // The server may have gone while the database was asked.
    await begun?.catch(() => {});
    await end(committed ?? held?.query('ROLLBACK'));
    if (isSent) return;
    if (committed)
      await untilThere(() => rowsOf`UPDATE ${table} SET mail_sent_at = NULL WHERE id = ${id}::uuid`);
    throw error;
  }
  // What the database did not confirm may have been done.
  if (!(await end(committed)))
    await untilThere(() => rowsOf`UPDATE ${table} SET mail_sent_at = now() WHERE id = ${id}::uuid`);
}

/** What is known here alone is written as soon as the database is back. */
async function untilThere(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await pause(AWAY_MS);
    }
  }
}
