import 'server-only';
import { db } from '@/lib/core/db';
import { AppError, invalidField } from '@/lib/core/errors';
import { attempt } from '@/lib/core/limits/attempts';
import type { LimitName } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { verifyPassword } from '@/lib/core/sessions/password';
import { noteProof, type Proof, proofOf } from '@/lib/core/sessions/proof';
import { refus } from '@/lib/langues/refus/acces';
import type { ProofInput } from '../../schema/two-factor';
import { spendCode } from './codes';
import { tellOwner } from './tell';

const ASKED = {
  password: refus('motDePasse'),
  code: refus('code'),
};

/** Whether an account asks for a second factor. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  return (await db.twoFactor.count({ where: { userId, confirmedAt: { not: null } } })) === 1;
}

/** What a login is told whose password is right and whose code is missing: the same again, with `code`. */
export function codeAsked(): AppError {
  return new AppError('second_factor', ASKED.code, { code: ASKED.code });
}

/** Guesses at a code go through a door, one after the other. Throws `invalid` on `code`, `rate_limited`. */
export async function passCode(
  { userId, email }: { userId: string; email: string },
  code: string,
  door: { name: LimitName; key: string },
): Promise<void> {
  let spent: Awaited<ReturnType<typeof spendCode>> = null;
  const right = await attempt(door.name, door.key, async () => {
    spent = await spendCode(userId, code);
    return spent !== null;
  });
  if (!right) {
    logSecurity('factorRefused', { userId });
    throw invalidField('code', refus('codeFaux'));
  }
  if (spent === 'recovery') tellOwner('recoveryUsed', { userId, email });
}

/**
 * Lets only those go on who showed within the last ten minutes that the session is in its owner's hands: by the password,
 * and by the second factor where there is one. Throws `proof_required`, with what is missing as `fields`.
 */
export async function requireProof(actor: Actor): Promise<void> {
  const [proof, asksCode] = await Promise.all([proofOf(actor), hasSecondFactor(actor.id)]);
  refuseUnproved(proof, asksCode);
}

/** `requireProof` of the second factor alone, where the password has been asked for already. */
export async function requireFactor(actor: Actor): Promise<void> {
  const [proof, asksCode] = await Promise.all([proofOf(actor), hasSecondFactor(actor.id)]);
  refuseUnproved({ ...proof, password: true }, asksCode);
}

function refuseUnproved(proof: Proof, asksCode: boolean): void {
  const missing = {
    ...(!proof.password && { password: ASKED.password }),
    ...(asksCode && !proof.factor && { code: ASKED.code }),
  };
  if (Object.keys(missing).length === 0) return;
  throw new AppError('proof_required', refus('preuve'), missing);
}

/**
 * Opens the ten minutes in which the actor may change what is sensitive. Throws `invalid` on `password` or `code`,
 * `rate_limited`, and `proof_required` while something is still missing.
 */
export async function prove(actor: Actor, { password, code }: ProofInput): Promise<void> {
  const { id, sessionId } = actor;
  const account = await db.user.findUniqueOrThrow({
    where: { id },
    select: { email: true, passwordHash: true },
  });
  if (password !== undefined) {
    const isRight = () => verifyPassword(account.passwordHash, password);
    if (!(await attempt('passwordAccount', id, isRight))) {
      logSecurity('passwordRefused', { userId: id, sessionId });
      throw invalidField('password', refus('motDePasseFaux'));
    }
    await noteProof(actor, { password: true });
  }
  if (code !== undefined && (await hasSecondFactor(id))) {
    const door = { name: 'factorDevice', key: `${id}:${sessionId}` } as const;
    await passCode({ userId: id, email: account.email }, code, door);
    await noteProof(actor, { factor: true });
  }
  await requireProof(actor);
}
