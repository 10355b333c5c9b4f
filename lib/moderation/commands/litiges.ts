import 'server-only';
import { logSecurity } from '@/lib/core/security-log';
import type { Actor } from '@/lib/core/sessions/actor';
import { decideLitige } from '@/lib/remises/commands/litige';
import type { Settled } from '@/lib/remises/schema';
import { requireOperator } from '../queries/operator';

/**
 * Decides a dispute, with a written reason that both people read. Throws `not_found` for who is no operator and an unknown
 * dispute, and what `decideLitige` throws.
 */
export async function settleDispute(actor: Actor, litigeId: string, decision: Settled): Promise<null> {
  await requireOperator(actor);
  await decideLitige(actor, litigeId, decision);
  logSecurity('moderated', { operatorId: actor.id, action: 'trancher', cible: 'litige', cibleId: litigeId });
  return null;
}
