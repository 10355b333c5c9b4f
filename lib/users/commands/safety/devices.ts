import 'server-only';
import { type Db, db } from '@/lib/core/db';
import type { Device } from '@/lib/core/sessions/device';
import { TRUSTED_DAYS } from '@/lib/core/sessions/periods';

/** How many browsers one account is known by. */
const MAX_DEVICES = 50;

/**
 * Notes that a browser logged in. Answers whether that is news for its owner: a browser that the account did not know,
 * and not its first. With `trust` it is not asked for the second factor for thirty days.
 */
export async function noteDevice(
  { userId, id }: Device,
  within: Db,
  { trust = false } = {},
): Promise<boolean> {
  const [before] = await within.$queryRaw<{ known: boolean; others: boolean }[]>`
    WITH before AS (SELECT id FROM known_devices WHERE user_id = ${userId}::uuid),
      noted AS (INSERT INTO known_devices (user_id, id) VALUES (${userId}::uuid, ${id})
        ON CONFLICT (user_id, id) DO UPDATE SET last_login_at = now())
    SELECT EXISTS (SELECT 1 FROM before WHERE id = ${id}) AS known, EXISTS (SELECT 1 FROM before) AS others`;
  if (trust) {
    await within.$executeRaw`
      UPDATE known_devices SET trusted_until = now() + make_interval(days => ${TRUSTED_DAYS}::int)
      WHERE user_id = ${userId}::uuid AND id = ${id}`;
  }
  await within.$executeRaw`
    DELETE FROM known_devices WHERE (user_id, id) IN (
      SELECT user_id, id FROM known_devices WHERE user_id = ${userId}::uuid
      ORDER BY last_login_at DESC OFFSET ${MAX_DEVICES} FOR UPDATE SKIP LOCKED)`;
  return before?.others === true && !before.known;
}

/** Whether its owner asked for this browser to be remembered, within the last thirty days. */
export async function isTrusted({ userId, id }: Device): Promise<boolean> {
  return (await db.knownDevice.count({ where: { userId, id, trustedUntil: { gt: new Date() } } })) === 1;
}

/** From now on every browser of the account is asked for the second factor. */
export async function endTrust(userId: string, within: Db): Promise<void> {
  await within.knownDevice.updateMany({
    where: { userId, trustedUntil: { not: null } },
    data: { trustedUntil: null },
  });
}
