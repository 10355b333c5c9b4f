import 'server-only';
import { db, newId } from '@/lib/core/db';
import { AppError, found, isUniqueViolation } from '@/lib/core/errors';
import { countAgainst, uncount } from '@/lib/core/limits/rate-limit';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/moderation';
import { ownerFor } from '../queries/things';
import type { ReportInput } from '../schema';
import type { receiptViewSchema } from '../schema/view';

/**
 * Puts something before the operators; the answer says that it arrived. Throws `not_found` for what the actor may not see,
 * `conflict` for what is theirs and while they wait for a decision about it, `rate_limited` after twenty in a day; what is
 * refused counts for nothing.
 */
export async function createReport(
  actor: Actor,
  { cible, cibleId, motif, texte }: ReportInput,
): Promise<z.output<typeof receiptViewSchema>> {
  const personId = found(await ownerFor(actor, cible, cibleId), refus('cibleIntrouvable'));
  if (personId === actor.id) throw new AppError('conflict', refus('aVous'));
  const id = newId();
  await countAgainst('reportAccount', actor.id);
  try {
    const data = { id, reporterId: actor.id, cible, cibleId, personId, motif, texte };
    const { createdAt } = await db.report.create({ data, select: { createdAt: true } });
    logSecurity('reported', { userId: actor.id, reportId: id, cible, motif });
    return { _id: id, cible, cibleId, motif, createdAt: createdAt.toISOString() };
  } catch (error) {
    await uncount('reportAccount', actor.id);
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', refus('dejaSignale'));
  }
}
