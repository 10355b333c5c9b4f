import 'server-only';
import { type Db, db, rowsOf } from '../db';
import type { Actor } from './actor';

/** Which of the two ways to prove oneself a session's holder has gone lately. */
export type Proof = { password: boolean; factor: boolean };

/** Notes that whoever holds this session has just proved to be its owner; good for ten minutes. */
export async function noteProof(actor: Actor, ways: Partial<Proof>, within: Db = db): Promise<void> {
  const now = new Date();
  await within.session.updateMany({
    where: { id: actor.sessionId },
    data: {
      ...(ways.password && { passwordProvedAt: now }),
      ...(ways.factor && { factorProvedAt: now }),
    },
  });
}

/** What this session's holder proved within the last ten minutes. */
export async function proofOf(actor: Actor): Promise<Proof> {
  const [row] = await rowsOf<Proof>`
    SELECT coalesce(password_proved_at > now() - interval '10 minutes', false) AS password,
      coalesce(factor_proved_at > now() - interval '10 minutes', false) AS factor
    FROM sessions WHERE id = ${actor.sessionId}::uuid`;
  return row ?? { password: false, factor: false };
}
