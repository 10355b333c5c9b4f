import 'server-only';
import { randomBytes } from 'node:crypto';
import { db } from '@/lib/core/db';
import { AppError, isUniqueViolation } from '@/lib/core/errors';
import { inBackground } from '@/lib/core/jobs/background';
import { logSecurity } from '@/lib/core/log/security';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import { isOperatorEmail } from '@/lib/core/sessions/operators';
import { hashPassword } from '@/lib/core/sessions/password';
import { endAllSessions } from '@/lib/core/sessions/session';
import { refus } from '@/lib/langues/refus/identite';
import type { EmailLinkInput } from '../../schema/identity';
import { expirePersonPages } from '../expire';
import { moveSubscription } from '../newsletter';
import { endResetLinks, resetTokenFor } from '../password-reset';
import { endWaysIn } from '../safety/not-me';
import { emailToken, endEmailLinks, spendEmailLink } from './email-links';
import { formerAddressLetter } from './letters';

/** Whoever changes an address may have made themselves a key first. */
const BEFORE_MS = 86_400_000;

/**
 * Proves the address of a link: the account's own, or the one that it wants, which becomes its own. Who had a proved one
 * before is written to there, with a way to take it back. Throws `invalid` on `token`, `conflict` for an address that is
 * another account's by now; then the link stays good.
 */
export async function confirmEmail({ token }: EmailLinkInput): Promise<{ changed: boolean }> {
  const done = await db
    .$transaction(async (tx) => {
      const spent = await spendEmailLink(tx, 'email_verify', token);
      const { userId, email, before, wasConfirmed } = spent;
      const changed = email !== before;
      if (changed && isOperatorEmail(email)) throw new AppError('conflict', refus('emailDUnAutre'));
      const data = changed || !wasConfirmed ? { email, emailVerifiedAt: new Date() } : {};
      const select = { language: true } as const;
      const { language } = await tx.user.update({ where: { id: userId }, data, select });
      if (!changed) return { ...spent, language, changed, undo: null };
      await endResetLinks(tx, userId);
      await moveSubscription(before, email, tx);
      // An address that nobody proved is nobody's to take back.
      const undo = wasConfirmed ? await emailToken(tx, userId, 'email_undo', before) : null;
      return { ...spent, language, changed, undo };
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('conflict', refus('emailDUnAutre')) : error;
    });
  const { userId, before, changed, undo } = done;
  if (undo) {
    const letter = formerAddressLetter(undo, langueOfReader(done.language));
    inBackground('e-mail change mail', () => sendLetter(letter, { to: before }));
  }
  logSecurity(changed ? 'emailChanged' : 'emailConfirmed', { userId });
  if (!done.wasConfirmed) expirePersonPages({ id: userId });
  return { changed };
}

/**
 * Gives an account back the address that it had, for who holds the mail that told of the change: every session ends, no
 * password is right any more, what could open the account and was added around the change is gone, every other link ends. Answers the token to a new password. Throws `invalid` on `token`.
 */
export async function takeEmailBack({ token }: EmailLinkInput): Promise<{ reset: string }> {
  // What nobody knows, so that no password is right until a new one is chosen.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const done = await db.$transaction(async (tx) => {
    const { userId, email, before, since } = await spendEmailLink(tx, 'email_undo', token);
    await endEmailLinks(tx, userId, ['email_verify', 'email_undo']);
    const data = { email, emailVerifiedAt: new Date(), passwordHash };
    await tx.user.update({ where: { id: userId }, data, select: { id: true } });
    if (before !== email) await moveSubscription(before, email, tx);
    const ended = await endAllSessions(userId, tx);
    await endWaysIn(userId, new Date(+since - BEFORE_MS), tx);
    return { userId, ended, reset: await resetTokenFor(userId, tx) };
  });
  logSecurity('emailTakenBack', { userId: done.userId, ended: done.ended });
  return { reset: done.reset };
}
