import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databasePool, db, rowsOf } from '@/lib/core/db';
import { AppError, isDatabaseAway } from '@/lib/core/errors';
import type { Ending } from '@/lib/core/mail';

/** Longer than any sending takes, after which who claimed it must be dead. */
const LEASE_SECONDS = 60;
const AWAY_MS = 500;

/**
 * Takes a notification's mail for this process. Answers false when it was sent already; throws `conflict` while another
 * may be sending it.
 */
export async function claimMail(id: string): Promise<boolean> {
  const claimed = await rowsOf<{ id: string }>`
    UPDATE notifications SET mail_claimed_at = now() WHERE id = ${id}::uuid AND mail_sent_at IS NULL
      AND (mail_claimed_at IS NULL OR mail_claimed_at < now() - make_interval(secs => ${LEASE_SECONDS})) RETURNING id`;
  if (claimed.length === 1) return true;
  const row = await db.notification.findUnique({ where: { id }, select: { mailSentAt: true } });
  if (!row || row.mailSentAt) return false;
  throw new AppError('conflict', 'Cet e-mail est en train d’être envoyé.');
}

/**
 * Marks a claimed mail as sent in the moment in which it leaves: the mark is on its way to the database right after the
 * mail's last byte, and both arrive even if this process is killed then. What the server refuses is unmarked and free
 * again.
 */
export function markMail(id: string): Ending & { around: (send: () => Promise<void>) => Promise<void> } {
  let connection: pg.PoolClient | undefined;
  let marked: Promise<unknown> | undefined;
  const release = () => {
    connection?.release();
    connection = undefined;
  };
  return {
    ready: async () => {
      connection = await databasePool().connect();
    },
    left: () => {
      marked = connection
        ?.query('UPDATE notifications SET mail_sent_at = now() WHERE id = $1', [id])
        .finally(release);
      // Awaited once the server has answered.
      marked?.catch(() => {});
    },
    around: async (send) => {
      try {
        await send();
      } catch (error) {
        await marked?.catch(() => {});
        release();
        await untilThere(
          () => db.$executeRaw`
          UPDATE notifications SET mail_sent_at = NULL, mail_claimed_at = NULL WHERE id = ${id}::uuid`,
        );
        throw error;
      }
      await marked?.catch(() =>
        untilThere(
          () => db.$executeRaw`UPDATE notifications SET mail_sent_at = now() WHERE id = ${id}::uuid`,
        ),
      );
    },
  };
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
