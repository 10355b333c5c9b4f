import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db';
import { isUniqueViolation } from '@/lib/core/errors';
import { keyedHash } from '@/lib/core/seal';

const LIFETIME_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES;

/** A challenge for one purpose, good for five minutes. It says so itself under our signature, so strangers who ask for many fill nothing. */
export function newChallenge(purpose: string): Uint8Array<ArrayBuffer> {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(Date.now() + LIFETIME_MS, 0, TIME_BYTES);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return new Uint8Array([...signed, ...signatureOf(purpose, signed)]);
}

/** Whether a challenge is one that we made for this purpose and that is not too old. */
export function isOwnChallenge(purpose: string, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const right = signatureOf(purpose, signed);
  const given = bytes.subarray(SIGNED_BYTES);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return signed.readUIntBE(RANDOM_BYTES, TIME_BYTES) > Date.now();
}

/** Spends a challenge whose answer was right. Answers false when it was spent before. */
export async function spendChallenge(challenge: string): Promise<boolean> {
  const hash = createHash('sha256').update(challenge).digest('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  try {
    await db.spentChallenge.create({ data: { hash, expiresAt }, select: { hash: true } });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}

const signatureOf = (purpose: string, signed: Buffer) =>
  Buffer.from(keyedHash('challenge', `${purpose} ${signed.toString('base64url')}`), 'base64url');
