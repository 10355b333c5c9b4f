import 'server-only';
import { db, newId } from '@/lib/core/db';
import { AppError, forbidden, invalidField, isUniqueViolation, notFound } from '@/lib/core/errors';
import { countAgainst, uncount } from '@/lib/core/limits/rate-limit';
import { requireOwner } from '@/lib/core/listing/own';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/reviews';
import { notify } from '@/lib/notifications/commands/notify';
import { retell, untell } from '@/lib/notifications/commands/retell';
import { expirePersonPages } from '@/lib/users/commands/expire';
import { requireUser } from '@/lib/users/queries/view';
import { getReview, type ReviewView } from './queries';
import { canReview } from './rules';
import type { ReviewChange, ReviewInput } from './schema';

/**
 * Writes a review of somebody; their average follows by itself. Throws `forbidden` for oneself, `not_found` for an
 * unknown or ended account, `conflict` when the actor has reviewed them before (docs/rules.md), `rate_limited`
 * after thirty written in a day; what is refused counts for nothing.
 */
export async function createReview(actor: Actor, input: ReviewInput): Promise<ReviewView> {
  const { userId, rating, comment } = input;
  if (!canReview(actor, { _id: userId })) throw forbidden(refus('soiMeme'));
  await requireUser(userId);
  const id = newId();
  await countAgainst('reviewAccount', actor.id);
  try {
    await db.$transaction(async (tx) => {
      await tx.review.create({
        data: { id, reviewerId: actor.id, userId, rating, comment },
        select: { id: true },
      });
      const facts = { reviewId: id, personneId: actor.id, note: rating, lien: '/profile?tab=avis' };
      await notify(tx, [{ userId, kind: 'avis_recu', cle: told(id), facts }]);
    });
  } catch (error) {
    await uncount('reviewAccount', actor.id);
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', refus('dejaDonne'));
  }
  expirePersonPages({ id: userId });
  return getReview(id);
}

/** Changes the actor's own review. Throws `not_found`, `forbidden`, and `invalid` when it is to be about somebody else. */
export async function updateReview(actor: Actor, id: string, change: ReviewChange): Promise<ReviewView> {
  const review = await getOwn(actor, id);
  if (change.userId !== undefined && change.userId !== review.userId) {
    throw invalidField('userId', refus('autrePersonne'));
  }
  const { rating, comment } = change;
  await db.$transaction(async (tx) => {
    const { count } = await tx.review.updateMany({ where: { id }, data: { rating, comment } });
    if (count === 0) throw notFound(refus('introuvable'));
    await retell(tx, review.userId, told(id), { note: rating });
  });
  expirePersonPages({ id: review.userId });
  return getReview(id);
}

/** Takes the actor's own review back; they may write another. Throws `not_found`, `forbidden`. */
export async function deleteReview(actor: Actor, id: string): Promise<null> {
  const { userId } = await getOwn(actor, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.review.deleteMany({ where: { id } });
    if (count === 0) throw notFound(refus('introuvable'));
    await untell(tx, userId, told(id));
  });
  expirePersonPages({ id: userId });
  return null;
}

/** Under which key its person is told of a review. */
const told = (id: string) => `avis:${id}`;

async function getOwn(actor: Actor, id: string): Promise<ReviewView> {
  const review = await getReview(id);
  requireOwner(actor, review.reviewerId, refus('pasLeVotre'));
  return review;
}
