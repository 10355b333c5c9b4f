import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type Db, db, newId } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import { inBackground } from '@/lib/core/jobs/background';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/identite';
import { pendingEmail } from '../../queries/email';
import { EMAIL_LINK_HOURS, EMAIL_UNDO_DAYS } from '../../rules/email';
import { accountKey } from '../account-key';
import { confirmLetter, newAddressLetter } from './letters';

const HOUR_MS = 3_600_000;
/** What a link does, and how long it can. */
const LIFETIMES = { email_verify: EMAIL_LINK_HOURS * HOUR_MS, email_undo: EMAIL_UNDO_DAYS * 24 * HOUR_MS };
export type EmailLink = keyof typeof LIFETIMES;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A link's token for an address; only its hash is kept. The caller holds the account's row. */
export async function emailToken(tx: Db, userId: string, purpose: EmailLink, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIMES[purpose]);
  const data = { id: newId(), userId, purpose, email, tokenHash: hashOf(token), expiresAt };
  await tx.accountToken.create({ data, select: { id: true } });
  return token;
}

/** Ends the account's links of these kinds. */
export async function endEmailLinks(tx: Db, userId: string, purposes: EmailLink[]): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, purpose: { in: purposes }, usedAt: null },
    data: { usedAt: new Date() },
  });
}

/**
 * Sends an account the link that proves an address, its own or the one that it wants; the links before it end. Nothing waits
 * for the mail.
 */
export async function sendEmailLink(
  userId: string,
  { email, isNew }: { email: string; isNew: boolean },
): Promise<void> {
  const { token, language } = await db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ language: string }[]>`
      SELECT language FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await endEmailLinks(tx, userId, ['email_verify']);
    const token = await emailToken(tx, userId, 'email_verify', email);
    return { token, language: account?.language ?? 'fr' };
  });
  const letter = (isNew ? newAddressLetter : confirmLetter)(token, langueOfReader(language));
  inBackground('e-mail confirmation mail', () => sendLetter(letter, { to: email }));
}

/**
 * Sends the link once more: to the address that waits to become the account's, else to the account's own. Throws `conflict`
 * when that one is confirmed already, `rate_limited` by account and by address.
 */
export async function askEmailLink(actor: Actor): Promise<null> {
  const { email, emailVerifiedAt } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailVerifiedAt: true },
  });
  const wanted = await pendingEmail(actor.id, email);
  if (wanted === null && emailVerifiedAt) {
    throw new AppError('conflict', refus('emailDejaConfirme'));
  }
  await countAgainst('emailLinkAccount', actor.id);
  await countAgainst('emailLinkAddress', accountKey(wanted ?? email));
  await sendEmailLink(actor.id, { email: wanted ?? email, isNew: wanted !== null });
  return null;
}

/** The actor keeps the address that they have: the link to the one that waits ends. */
export async function dropPendingEmail(actor: Actor): Promise<null> {
  await db.$transaction((tx) => endEmailLinks(tx, actor.id, ['email_verify']));
  return null;
}

const EXPIRED = {
  email_verify: refus('lienExpireHeures', { n: EMAIL_LINK_HOURS }),
  email_undo: refus('lienExpireJours', { n: EMAIL_UNDO_DAYS }),
};

export type SpentLink = {
  userId: string;
  email: string;
  /** When the link was made. */
  since: Date;
  before: string;
  wasConfirmed: boolean;
};

/**
 * Spends a link, and holds its account's row. Answers the address that it stands for, and how the account's was until now.
 * Throws `invalid` on `token` for one that is unknown, used or too old, also when two use it at once.
 */
export async function spendEmailLink(tx: Db, purpose: EmailLink, token: string): Promise<SpentLink> {
  const tokenHash = hashOf(token);
  const known = await tx.accountToken.findUnique({ where: { tokenHash } });
  if (!known?.email || known.purpose !== purpose) throw invalidField('token', refus('lienInconnu'));
  const { userId, email } = known;
  const [account] = await tx.$queryRaw<{ email: string; confirmed: boolean }[]>`
    SELECT email, email_verified_at IS NOT NULL AS confirmed FROM users
    WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  if (!account) throw invalidField('token', refus('lienInconnu'));
  if (known.expiresAt <= new Date()) throw invalidField('token', EXPIRED[purpose]);
  const { count } = await tx.accountToken.updateMany({
    where: { tokenHash, usedAt: null },
    data: { usedAt: new Date() },
  });
  if (count !== 1) throw invalidField('token', refus('lienServi'));
  return { userId, email, since: known.createdAt, before: account.email, wasConfirmed: account.confirmed };
}
