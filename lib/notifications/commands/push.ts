import 'server-only';
import { db, newId } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { invalidField } from '@/lib/core/errors';
import { isPushService } from '@/lib/core/push/known';
import { type PushTarget, sendPush } from '@/lib/core/push/send';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/notifications';
import type { PushSubscriptionInput } from '../schema/push';

/** What one account may have: the oldest give way. */
const MOST = 10;

/**
 * Keeps where the actor's browser wants to be told, for as long as this login is open; a browser belongs to whom it was
 * given to last. Throws `invalid` for an address that is no known push service's.
 */
export async function subscribePush(actor: Actor, { endpoint, keys }: PushSubscriptionInput): Promise<null> {
  if (!isPushService(endpoint, env().PUSH_SERVICES)) throw invalidField('endpoint', refus('service'));
  const of = { userId: actor.id, sessionId: actor.sessionId, p256dh: keys.p256dh, auth: keys.auth };
  await db.$transaction(async (tx) => {
    // One account's subscriptions are counted in turns.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { id: newId(), endpoint, ...of },
      update: { ...of, createdAt: new Date() },
      select: { id: true },
    });
    await tx.$executeRaw`
      DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions WHERE user_id = ${actor.id}::uuid
        ORDER BY created_at DESC, id DESC OFFSET ${MOST})`;
  });
  return null;
}

/** Forgets one of the actor's browsers; one that is not theirs, or not there, is no failure. */
export async function endPush(actor: Actor, { endpoint }: { endpoint: string }): Promise<null> {
  await db.pushSubscription.deleteMany({ where: { endpoint, userId: actor.id } });
  return null;
}

/**
 * Tells the browsers in which a person's login is open; those that are over are forgotten. Throws when none could be told and
 * one may be later: who was told already would be told again each time another is tried.
 */
export async function pushTo(userId: string, payload: object): Promise<void> {
  const targets = await db.$queryRaw<(PushTarget & { id: string })[]>`
    SELECT p.id, p.endpoint, p.p256dh, p.auth FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id
    WHERE p.user_id = ${userId}::uuid AND s.user_id = p.user_id AND s.revoked_at IS NULL AND s.expires_at > now()`;
  const results = await Promise.allSettled(
    targets.map(async ({ id, ...target }) => {
      const answer = await sendPush(target, payload);
      if (answer === 'over') await db.pushSubscription.deleteMany({ where: { id } });
      return answer;
    }),
  );
  const told = results.some((result) => result.status === 'fulfilled' && result.value === 'sent');
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && !told) throw failed.reason;
}
