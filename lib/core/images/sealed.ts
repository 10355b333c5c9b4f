import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env';

// AES-256-GCM: a byte that was changed, or a picture under another's id, opens to nothing.
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Of PAPERS_KEY, or of the sessions' secret where there is none: whoever replaces it can open nothing any more. */
function key(): Buffer {
  const { PAPERS_KEY, NEXTAUTH_SECRET } = env();
  return Buffer.from(hkdfSync('sha256', PAPERS_KEY ?? NEXTAUTH_SECRET, '', 'papiers', 32));
}

/** A private picture as it is kept: unreadable without the key, and bound to its id. */
export function seal(id: string, bytes: Buffer): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), sealed]));
}

/** What was sealed under that id, or null when the key is another one or the bytes are not what they were. */
export function unseal(id: string, kept: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const bytes = Buffer.from(kept);
  try {
    const opener = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES));
    opener.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
    return new Uint8Array(Buffer.concat([opener.update(rest), opener.final()]));
  } catch {
    return null;
  }
}
