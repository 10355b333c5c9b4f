import 'server-only';
import { createHmac } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import { appels } from '@/lib/langues/appels';
import { db, Prisma } from '../db';
import { env } from '../env';
import { AppError, isUniqueViolation } from '../errors';
import { KEY_HOURS } from './key-hours';

/** `headers` are kept too: the answer may log somebody in. */
export type StoredAnswer = { status: number; body: unknown; headers: [string, string][] };

const kept = Prisma.raw(`interval '${KEY_HOURS} hours'`);
const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/** The header's value, or undefined without one. Throws `bad_request` on a malformed one. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!KEY_FORM.test(key)) throw new AppError('bad_request', appels('cleIllisible'));
  return key;
}

/** A JSON value as one text, however it was spaced and its keys were ordered. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Keyed: the text may hold a password. */
function hashOf(requestText: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(requestText).digest('hex');
}

async function opened(status: number, sealed: string): Promise<StoredAnswer> {
  const kept = await decode({ token: sealed, secret: env().NEXTAUTH_SECRET });
  return { status, body: kept?.body ?? null, headers: (kept?.headers ?? []) as StoredAnswer['headers'] };
}

/** The answer that this very request was given under that key, or null. */
export async function keptAnswer(
  scope: string,
  key: string,
  requestText: string,
): Promise<StoredAnswer | null> {
  const kept = await db.idempotencyKey.findFirst({ where: { scope, key, requestHash: hashOf(requestText) } });
  return kept && kept.status !== null && kept.answer !== null ? opened(kept.status, kept.answer) : null;
}

/**
 * Runs `work` once per scope and key: the same key with the same request repeats the first
 * answer, with another one is 422, and while the first still runs 409. A failed run frees the key.
 */
export async function once(
  scope: string,
  key: string,
  requestText: string,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const secret = env().NEXTAUTH_SECRET;
  const requestHash = hashOf(requestText);
  const where = { scope_key: { scope, key } };
  // A request that a crash cut off must not block its repetition for as long as an answer is kept.
  await db.$executeRaw`
    DELETE FROM idempotency_keys WHERE scope = ${scope} AND key = ${key}
    AND created_at < now() - (CASE WHEN status IS NULL THEN interval '2 minutes' ELSE ${kept} END)`;
  try {
    await db.idempotencyKey.create({ data: { scope, key, requestHash }, select: { key: true } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await db.idempotencyKey.findUnique({ where });
    if (first && first.requestHash !== requestHash) {
      throw new AppError('invalid', appels('cleServie'));
    }
    if (!first || first.status === null || first.answer === null) {
      throw new AppError('conflict', appels('enCours'));
    }
    return opened(first.status, first.answer);
  }
  let answer: StoredAnswer;
  try {
    answer = await work();
  } catch (error) {
    await db.idempotencyKey.delete({ where, select: { key: true } });
    throw error;
  }
  const sealed = await encode({
    token: { body: answer.body, headers: answer.headers },
    secret,
    maxAge: KEY_HOURS * 3_600,
  });
  await db.idempotencyKey.update({
    where,
    data: { status: answer.status, answer: sealed },
    select: { key: true },
  });
  return answer;
}
