import 'server-only';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Db, db } from '@/lib/core/db';
import { PRODUCT_NAME } from '@/lib/core/product';
import { keyedHash, seal, unseal } from '@/lib/core/seal';

const SECRET = 'two-factor secret';
const RECOVERY = 'recovery code';
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Without what looks like something else. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** A new authenticator secret: as apps take it typed, and as it is kept. */
export function newSecret(userId: string): { typed: string; sealed: string } {
  const typed = new Secret({ size: 20 }).base32;
  return { typed, sealed: seal(SECRET, userId, typed) };
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(email: string, secret: string): string {
  return totp(secret, email).toString();
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret, period: STEP_SECONDS, digits: 6 });

/** The time step that a typed code is of, now or one step beside, or null for a wrong one. */
export function stepOf(userId: string, sealed: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  const secret = /^\d{6}$/.test(token) ? unseal(SECRET, userId, sealed) : null;
  if (secret === null) return null;
  const known = totp(secret);
  const now = Date.now();
  const delta = known.validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}

/**
 * Spends a typed code of an account with a second factor: of its app, each once and none older than the last, or a
 * recovery code, once. Answers which of the two it was, null for a wrong or spent one.
 */
export async function spendCode(userId: string, code: string): Promise<'app' | 'recovery' | null> {
  const row = await db.twoFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  if (!row) return null;
  const step = stepOf(userId, row.secret, code);
  if (step !== null) {
    const { count } = await db.twoFactor.updateMany({
      where: { userId, secret: row.secret, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
      data: { lastStep: step },
    });
    return count === 1 ? 'app' : null;
  }
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1 ? 'recovery' : null;
}

/** Gives an account new recovery codes in place of those it had, and answers them: nobody can read them again. */
export async function renewRecoveryCodes(userId: string, tx: Db): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  });
  return codes;
}

/** Two groups of five letters: nearly fifty bits. */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

const hashOf = (userId: string, code: string) =>
  keyedHash(RECOVERY, `${userId} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`);
