import 'server-only';
import { newId, plainTransaction } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/moderation';
import { refus as refusDeRemise } from '@/lib/langues/refus/remises';
import { decideLitige } from '@/lib/remises/commands/litige';
import type { Settled } from '@/lib/remises/schema';
import { talkOf } from '../queries/lines';
import { requireOperator } from '../queries/operator';
import type { readingViewSchema } from '../schema/view';

/** Lines of a conversation that an operator reads at most. */
const MOST_LINES = 200;

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

type Disputed = { conversationId: string | null; carrierId: string; requesterId: string; open: boolean };

/**
 * The conversation of two people who disagree, for the operator who decides it and while it is open; each reading is a line in the
 * log before anything of it is shown. Throws `not_found` for who is no operator and an unknown dispute, `conflict` when it is
 * over, concerns the operator, or nothing was written.
 */
export async function readDispute(
  actor: Actor,
  litigeId: string,
): Promise<z.output<typeof readingViewSchema>> {
  await requireOperator(actor);
  const conversationId = await plainTransaction(async (tx) => {
    const [row] = await tx.$queryRaw<Disputed[]>`
      SELECT l.etat = 'ouvert' AS open, r.user_id AS "requesterId", t.user_id AS "carrierId",
        (SELECT p.conversation_id FROM payments p WHERE p.reservation_id = r.id ORDER BY p.id LIMIT 1) AS "conversationId"
      FROM litiges l JOIN reservations r ON r.id = l.reservation_id JOIN transports t ON t.id = r.transport_id
      WHERE l.id = ${litigeId}::uuid FOR SHARE OF l`;
    const dispute = found(row, refusDeRemise('litigeIntrouvable'));
    if ([dispute.carrierId, dispute.requesterId].includes(actor.id)) {
      throw new AppError('conflict', refus('vousConcerne'));
    }
    if (!dispute.open) {
      throw new AppError('conflict', refus('desaccordRegle'));
    }
    if (dispute.conversationId === null) throw new AppError('conflict', refus('rienEcrit'));
    await tx.$executeRaw`
      INSERT INTO moderation_log (id, operator_id, person_id, cible, cible_id, action, raison)
      VALUES (${newId()}::uuid, ${actor.id}::uuid, ${dispute.carrierId}::uuid, 'conversation',
        ${dispute.conversationId}::uuid, 'lire', ${`Pour trancher le désaccord ${litigeId}.`})`;
    return dispute.conversationId;
  });
  logSecurity('moderated', {
    operatorId: actor.id,
    action: 'lire',
    cible: 'conversation',
    cibleId: conversationId,
  });
  const lines = await talkOf(conversationId, MOST_LINES);
  return lines.map((line) => ({ ...line, createdAt: line.createdAt.toISOString() }));
}
