import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type Db, db, newId } from '@/lib/core/db';
import { invalidField } from '@/lib/core/errors';
import { inBackground } from '@/lib/core/jobs/background';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst, forgetCount } from '@/lib/core/limits/rate-limit';
import { alias, logSecurity } from '@/lib/core/log/security';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import { hashPassword, refuseWeakPassword } from '@/lib/core/sessions/password';
import { endAllSessions } from '@/lib/core/sessions/session';
import type { Langue } from '@/lib/langues/langue.mjs';
import { securite } from '@/lib/langues/lettres/securite';
import { refus } from '@/lib/langues/refus/acces';
import { ownNamesSelect, ownWords } from '../queries/own-words';
import type { ForgotPasswordInput, ResetPasswordInput } from '../schema/password-reset';
import { accountKey } from './account-key';
import { endTrust } from './safety/devices';
import { tellOwner } from './safety/tell';

const PURPOSE = 'password_reset';
const LIFETIME_MS = 3_600_000;
const DAY_MS = 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Has a link to a new password sent to the account of that e-mail, when there is one. Whether there is cannot be told
 * from the answer nor from its time: all that depends on it happens after the answer. Throws `rate_limited` alike for
 * known and unknown addresses (docs/safety.md).
 */
export async function requestPasswordReset({ email }: ForgotPasswordInput): Promise<void> {
  await countAgainst('resetAccount', accountKey(email));
  logSecurity('resetAsked', { who: alias(email) });
  inBackground('password reset mail', () => sendLink(email));
}

async function sendLink(email: string): Promise<void> {
  const select = { id: true, deletedAt: true, language: true } as const;
  const account = await db.user.findUnique({ where: { email }, select });
  if (!account || account.deletedAt) return;
  const token = await newToken(account.id, email);
  if (!token) return;
  // Never the host that a request claims, which anybody can write; and after the #, where no server, log or Referer
  // header ever sees it.
  const link = `${siteOrigin()}/reset-password#${token}`;
  await sendLetter(letter(link, langueOfReader(account.language)), { to: email });
}

/** A token for one hour. None when the e-mail is no longer the account's. */
async function newToken(userId: string, email: string): Promise<string | null> {
  return db.$transaction(async (tx) => {
    // Two requests at once take turns, so that one link is left; after a change of e-mail the former one gets none.
    const account = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${userId}::uuid AND email = ${email} FOR NO KEY UPDATE`;
    return account.length === 0 ? null : resetTokenFor(userId, tx);
  });
}

/** A token to a new password, for one hour; those before it end. Only its hash is kept. The caller holds the account's row. */
export async function resetTokenFor(userId: string, tx: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await tx.accountToken.deleteMany({
    where: { userId, purpose: PURPOSE, expiresAt: { lt: new Date(now - DAY_MS) } },
  });
  await endResetLinks(tx, userId);
  const expiresAt = new Date(now + LIFETIME_MS);
  const data = { id: newId(), userId, purpose: PURPOSE, tokenHash: hashOf(token), expiresAt };
  await tx.accountToken.create({ data, select: { id: true } });
  return token;
}

/** Ends every link to a new password that the account has been sent. */
export async function endResetLinks(tx: Db, userId: string): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose: PURPOSE, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/** Nothing in it was written by a person: whoever registers somebody else's address must not get words to them. */
function letter(link: string, langue: Langue): Letter {
  const say = wordsIn(securite, langue);
  return {
    langue,
    subject: say('oubli'),
    paragraphs: [say('oubliTexte')],
    button: { label: say('oubliBouton'), href: link },
    after: [say('oubliDuree'), say('oubliSinon')],
  };
}

/**
 * Gives the account of a link its new password, once: every session, every remembered browser and every other link of the
 * account ends, failed logins are forgotten, and a mail says so. Throws `invalid` on `token` for an unknown, expired or used link, on `password` for a
 * common one, which leaves the link good (docs/safety.md).
 */
export async function resetPassword({ token, password }: ResetPasswordInput): Promise<void> {
  const tokenHash = hashOf(token);
  const known = await db.accountToken.findUnique({
    where: { tokenHash },
    select: {
      purpose: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { id: true, email: true, deletedAt: true, ...ownNamesSelect } },
    },
  });
  if (!known || known.purpose !== PURPOSE || known.user.deletedAt)
    throw invalidField('token', refus('lienInconnu'));
  if (known.usedAt) throw invalidField('token', refus('lienServi'));
  if (known.expiresAt <= new Date()) throw invalidField('token', refus('lienExpire'));
  await refuseWeakPassword('password', password, ownWords(known.user));
  const { id, email } = known.user;
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { passwordHash }, select: { id: true } });
    const now = new Date();
    const spent = await tx.accountToken.updateMany({
      where: { tokenHash, usedAt: null },
      data: { usedAt: now },
    });
    if (spent.count !== 1) throw invalidField('token', refus('lienServi'));
    await endResetLinks(tx, id);
    await endAllSessions(id, tx);
    await endTrust(id, tx);
  });
  await forgetCount('loginAccount', accountKey(email));
  logSecurity('passwordReset', { userId: id });
  tellOwner('passwordReset', { userId: id, email });
}
