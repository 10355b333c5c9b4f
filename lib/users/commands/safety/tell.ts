import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { db, newId } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { inBackground } from '@/lib/core/jobs/background';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { securite } from '@/lib/langues/lettres/securite';
import { placeOfZone } from '../../queries/place';
import { deviceName } from '../../rules/device';
import { accountKey } from '../account-key';
import { type SafetyEvent, safetyWords } from './letters';

/** Whose account it is, and the address that hears of it. */
export type Owner = { userId: string; email: string };

/** The device by which something was done. */
export type Where = { userAgent: string | null; timezone?: string | null | undefined };

const LIFETIME_MS = 7 * 86_400_000;

/** The kept form of a security mail's token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Writes to an account's owner what happened to its safety, with a « Ce n’était pas moi » good for once and for a week.
 * Call it after what it tells of is done: nothing waits for it, and what was done stays when the mail server is away.
 */
export function tellOwner(event: SafetyEvent, owner: Owner, where?: Where): void {
  const at = new Date();
  inBackground(`${event} mail`, () => write(event, owner, at, where));
}

/** `tellOwner` of a login from a new device. Who knows the password and logs in without end fills no mailbox. */
export function tellOfLogin(owner: Owner, where: Where): void {
  const at = new Date();
  inBackground('new login mail', async () => {
    if (await isTooOften(owner.userId)) return;
    await write('newLogin', owner, at, where);
  });
}

async function isTooOften(userId: string): Promise<boolean> {
  try {
    await countAgainst('loginMail', userId);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true;
    throw error;
  }
}

async function write(
  event: SafetyEvent,
  { userId, email }: Owner,
  createdAt: Date,
  where?: Where,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const { timezone, language } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timezone: true, language: true },
  });
  await db.securityLink.create({
    data: {
      id: newId(),
      userId,
      event,
      tokenHash: hashOfToken(token),
      emailKey: accountKey(email),
      createdAt,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    },
    select: { id: true },
  });
  const langue = langueOfReader(language);
  const say = wordsIn(securite, langue);
  const { subject, text } = safetyWords(event, langue);
  const jour = formatLongDateTime(createdAt, timezone, undefined, langue);
  const letter = {
    langue,
    subject,
    paragraphs: [
      text,
      ...(where ? [whereText(where, langue)] : []),
      say('quand', { jour }),
      say('cetaitVous'),
    ],
    button: { label: say('pasMoi'), href: `${siteOrigin()}/pas-moi/${token}` },
    after: [say('pasMoiSuite')],
  };
  await sendLetter(letter, { to: email });
}

function whereText({ userAgent, timezone }: Where, langue: Langue): string {
  const lieu = placeOfZone(timezone, langue);
  const appareil = deviceName(userAgent, langue);
  const said = lieu ? securite('appareilVers', { appareil, lieu }) : securite('appareil', { appareil });
  return said(langue);
}
