import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose: what was sealed or hashed for one says nothing for another. */
function keyFor(purpose: string): Buffer {
  const { SAFETY_SECRET, NEXTAUTH_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', SAFETY_SECRET ?? NEXTAUTH_SECRET, '', `rihla ${purpose}`, 32));
}

/** A text encrypted for a purpose and bound to whom it belongs to (AES-256-GCM); `unseal` reads it with the same two. */
export function seal(purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** The text that `seal` was given; null when it was sealed with another secret, for another owner, or changed since. */
export function unseal(purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A hash that nobody can make, or try guesses against, without our secret. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url');
}
