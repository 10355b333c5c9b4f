import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { AppError, forbidden, invalidField } from '@/lib/core/errors';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendSms } from '@/lib/core/post/sms';
import type { Actor } from '@/lib/core/sessions/actor';
import { identite } from '@/lib/langues/lettres/identite';
import { refus } from '@/lib/langues/refus/identite';
import { mobileNumber } from '../../queries/phone';
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '../../rules/phone';
import type { PhoneCodeInput } from '../../schema/identity';
import { expirePersonPages } from '../expire';

/** Under a key for this alone: six digits without it are found out in no time. */
function hashOf(userId: string, phone: string, code: string): string {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update('phone code').digest();
  return createHmac('sha256', key).update(`${userId} ${phone} ${code}`).digest('base64url');
}

/**
 * Sends the actor's telephone a code of six digits; the one before it ends. Messages cost money, and whoever sends many
 * earns with it: limited by account, by number and by the number's country, beside the address that the route counts.
 * Throws `forbidden` without a confirmed e-mail, `conflict` for a number that is confirmed or no mobile one,
 * `rate_limited`, `unavailable` when the message cannot leave.
 */
export async function sendPhoneCode(actor: Actor): Promise<{ numero: string }> {
  const account = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      phoneNumber: true,
      country: true,
      phoneVerifiedAt: true,
      emailVerifiedAt: true,
      language: true,
    },
  });
  if (!account.emailVerifiedAt) throw forbidden(refus('emailDAbord'));
  if (account.phoneVerifiedAt) throw new AppError('conflict', refus('numeroDejaConfirme'));
  const mobile = await mobileNumber(account.phoneNumber, account.country);
  if (!mobile) throw new AppError('conflict', refus('pasPortable'));
  const { number: phone } = mobile;
  await countAgainst('smsPause', actor.id);
  await countAgainst('smsAccount', actor.id);
  await countAgainst('smsNumber', hashOf('', phone, ''));
  await countAgainst('smsCountry', mobile.country);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(Date.now() + PHONE_CODE_MINUTES * 60_000);
  const made = { phone, codeHash: hashOf(actor.id, phone, code), essais: 0, expiresAt };
  const where = { userId: actor.id };
  await db.phoneCode.upsert({ where, create: { ...where, ...made }, update: made, select: { userId: true } });
  const say = wordsIn(identite, langueOfReader(account.language));
  await sendSms({ to: phone, text: say('codeSms', { code, n: PHONE_CODE_MINUTES }) });
  return { numero: phone };
}

/**
 * Confirms the actor's telephone by the code that it got, once; its number is kept in full from then on. Throws `invalid` on
 * `code` for a wrong one, of which five end it, and for one that is too old or of another number.
 */
export async function confirmPhone(actor: Actor, { code }: PhoneCodeInput): Promise<null> {
  // Counted before it is looked at, so that a burst cannot slip through.
  const [sent] = await db.$queryRaw<{ phone: string; codeHash: string; essais: number }[]>`
    UPDATE phone_codes SET essais = essais + 1
    WHERE user_id = ${actor.id}::uuid AND essais < ${PHONE_CODE_TRIES} AND expires_at > now()
    RETURNING phone, code_hash AS "codeHash", essais`;
  if (!sent) throw invalidField('code', refus('codeFini'));
  const [kept, given] = [Buffer.from(sent.codeHash), Buffer.from(hashOf(actor.id, sent.phone, code))];
  if (kept.length !== given.length || !timingSafeEqual(kept, given)) {
    logSecurity('codeRefused', { userId: actor.id, of: 'phone', tries: sent.essais });
    const n = PHONE_CODE_TRIES - sent.essais;
    throw invalidField('code', n === 0 ? refus('codeFauxFini') : refus('codeFaux', { n }));
  }
  await db.$transaction(async (tx) => {
    const [account] = await tx.$queryRaw<{ phoneNumber: string; country: string }[]>`
      SELECT phone_number AS "phoneNumber", country FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    const { count } = await tx.phoneCode.deleteMany({
      where: { userId: actor.id, codeHash: sent.codeHash },
    });
    const now = account && (await mobileNumber(account.phoneNumber, account.country));
    if (count !== 1 || now?.number !== sent.phone) throw invalidField('code', refus('codeFini'));
    const data = { phoneNumber: sent.phone, phoneVerifiedAt: new Date() };
    await tx.user.update({ where: { id: actor.id }, data, select: { id: true } });
  });
  logSecurity('phoneConfirmed', { userId: actor.id, sessionId: actor.sessionId });
  expirePersonPages(actor);
  return null;
}
