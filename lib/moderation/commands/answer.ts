import 'server-only';
import { db } from '@/lib/core/db';
import { AppError, isUniqueViolation } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/moderation';
import { type DecisionView, getDecision } from '../queries/decisions';
import type { AnswerInput } from '../schema';

/**
 * Answers a decision, once; operators read it beside what they decided. Throws `not_found` for anybody but the person
 * concerned and who has the decision's key, `conflict` the second time.
 */
export async function answerDecision(
  actor: Actor | null,
  id: string,
  { texte, cle }: AnswerInput,
): Promise<DecisionView> {
  await getDecision(actor, id, cle);
  try {
    await db.moderationAnswer.create({ data: { entryId: id, texte }, select: { entryId: true } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', refus('dejaRepondu'));
  }
  return getDecision(actor, id, cle);
}
