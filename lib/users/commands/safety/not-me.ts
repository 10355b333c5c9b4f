import 'server-only';
import { randomBytes } from 'node:crypto';
import { type Db, db } from '@/lib/core/db';
import { notFound } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import { hashPassword } from '@/lib/core/sessions/password';
import { endAllSessions } from '@/lib/core/sessions/session';
import { refus } from '@/lib/langues/refus/acces';
import { accountKey } from '../account-key';
import { resetTokenFor } from '../password-reset';
import type { SafetyEvent } from './letters';
import { hashOfToken } from './tell';

/** What a mail tells of as added was so a moment before it was told. */
const ADDING: readonly string[] = ['passkeyAdded', 'twoFactorOn'] satisfies SafetyEvent[];
const JUST_BEFORE_MS = 60_000;

/**
 * Makes an account safe for who holds one of its security mails: the password is void, every session ends, no browser is
 * remembered, and what could open the account and was added since the mail (passkeys, a second factor) is gone. Answers
 * the token to a new password, null when the mail went to an address that is no longer the account's. Every link of the
 * mails so far ends. Throws `not_found` for a link that is unknown, spent or too old.
 */
export async function wasNotMe(token: string): Promise<{ reset: string | null }> {
  const tokenHash = hashOfToken(token);
  // Whoever tries links makes us hash nothing.
  const good = { tokenHash, usedAt: null, expiresAt: { gt: new Date() } };
  if ((await db.securityLink.count({ where: good })) === 0) throw notFound(refus('pasMoiPerime'));
  // What nobody knows, so that no password is right until a new one is chosen.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const done = await db.$transaction(async (tx) => {
    const link = await tx.securityLink.findUnique({ where: { tokenHash } });
    if (!link) throw notFound(refus('pasMoiPerime'));
    const { userId, event, createdAt, emailKey } = link;
    const [account] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM users WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
    const spent = await tx.securityLink.updateMany({
      where: good,
      data: { usedAt: new Date() },
    });
    if (!account || spent.count !== 1) throw notFound(refus('pasMoiPerime'));
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    const ended = await endAllSessions(userId, tx);
    const since = new Date(+createdAt - (ADDING.includes(event) ? JUST_BEFORE_MS : 0));
    await endWaysIn(userId, since, tx);
    await tx.securityLink.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
    const isTheirs = emailKey === accountKey(account.email);
    return { userId, event, ended, reset: isTheirs ? await resetTokenFor(userId, tx) : null };
  });
  logSecurity('notMe', { userId: done.userId, event: done.event, ended: done.ended });
  return { reset: done.reset };
}

/** Ends what could open an account and was added since a moment: remembered browsers all of them. */
export async function endWaysIn(userId: string, since: Date, tx: Db): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId, createdAt: { gte: since } } });
  const { count } = await tx.twoFactor.deleteMany({ where: { userId, confirmedAt: { gte: since } } });
  if (count > 0) await tx.recoveryCode.deleteMany({ where: { userId } });
}
