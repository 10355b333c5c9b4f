import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decode } from 'next-auth/jwt';
import { env } from '../env';
import { ofProcess } from '../memory/process';

/** What a token of ours says: whose it is, and of which login. */
export type Claims = { userId: string; sessionId: string };

/** About as many people as talk to one process at a time. */
const KEPT = 5_000;
/** How long it is known to have been read; whether its login still stands is asked of the database each time. */
const KEPT_MS = 5 * 60_000;

const kept = ofProcess(
  'tokens',
  () => new LRUCache<string, Claims>({ max: KEPT, ttl: KEPT_MS, ttlResolution: 1000 }),
);

/**
 * What a token says that we signed and that is not too old; null for any other. Reading one costs as much as a call's
 * query, so what was read is kept for a while, under the token's digest: never the token, and nothing that we did not sign.
 */
export async function readToken(token: string): Promise<Claims | null> {
  const digest = createHash('sha256').update(token).digest('base64');
  const known = kept().get(digest);
  if (known) return known;
  const claims = await decode({ token, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  if (typeof claims?.sub !== 'string' || typeof claims.sid !== 'string') return null;
  const read = { userId: claims.sub, sessionId: claims.sid };
  const leftMs = Number(claims.exp) * 1000 - Date.now();
  if (leftMs > 0) kept().set(digest, read, { ttl: Math.min(KEPT_MS, leftMs) });
  return read;
}
