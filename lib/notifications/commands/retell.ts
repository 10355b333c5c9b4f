import 'server-only';
import type { RawDb } from '@/lib/core/db';

/** What somebody was told (`cle`) is said as it is now, in the transaction that changed it: those of its facts that changed. A mail that has left stays as it was. */
export async function retell(tx: RawDb, userId: string, cle: string, facts: object): Promise<void> {
  await tx.$executeRaw`
    UPDATE notifications SET facts = facts || ${JSON.stringify(facts)}::jsonb
    WHERE user_id = ${userId}::uuid AND cle = ${cle}`;
}

/** What somebody was told is no longer so, and nothing is said of it; their open pages count again. */
export async function untell(tx: RawDb, userId: string, cle: string): Promise<void> {
  await tx.$queryRaw`SELECT touch_person(${userId}::uuid)`;
  await tx.$executeRaw`DELETE FROM notifications WHERE user_id = ${userId}::uuid AND cle = ${cle}`;
}
