import 'server-only';
import { newId, type RawDb } from '@/lib/core/db';
import { NOTIFICATION_RULES } from '../rules';
import type { Told } from '../schema';

/**
 * Tells people what happened, in the transaction in which it happens and after everything else that it locks: what stands
 * under the bell is there with its commit, and mail and push follow it (docs/decisions/027). Who was told already
 * (`cle`) is not told again.
 */
export async function notify(tx: RawDb, told: Told[]): Promise<void> {
  if (told.length > 0)
    await tx.$executeRaw`SELECT notify_people(${JSON.stringify(notificationRows(told))}::jsonb)`;
}

/** What the database's `notify_people` takes, for a statement that tells in one step with what it does. */
export function notificationRows(told: Told[]): object[] {
  return told.map(({ userId, kind, cle, facts }) => ({
    id: newId(),
    user_id: userId,
    kind,
    cle,
    in_app: NOTIFICATION_RULES[kind].inApp,
    facts,
  }));
}
