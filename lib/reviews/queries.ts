import 'server-only';
import { db, type Prisma } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import * as z from '@/lib/core/zod';
import { refus as refusDeCompte } from '@/lib/langues/refus/comptes';
import { refus } from '@/lib/langues/refus/reviews';
import { OPEN_ACCOUNT, toUserSummary, userSummarySelect } from '@/lib/users/queries/view';
import type { reviewViewSchema } from './schema/view';

/** A review as the API shows it (docs/api.md). `rating` is 1 to 5, `userId` the person reviewed. */
export type ReviewView = z.output<typeof reviewViewSchema>;

export type ReviewPage = Page<ReviewView> & { meta: { total: number } };

const reviewSelect = {
  id: true,
  rating: true,
  comment: true,
  createdAt: true,
  userId: true,
  reviewer: { select: userSummarySelect },
} satisfies Prisma.ReviewSelect;

type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>;

function toView(row: ReviewRow): ReviewView {
  const { id, createdAt, reviewer, ...review } = row;
  return { _id: id, ...review, createdAt: createdAt.toISOString(), reviewerId: toUserSummary(reviewer) };
}

/**
 * The reviews that a person received, newest first, and how many there are; with `reviewerId` what that one person
 * wrote, which is one review or none. Throws `not_found` for an unknown or ended account.
 */
export async function listUserReviews(
  userId: string,
  { reviewerId, ...asked }: PageAsked & { reviewerId?: string | undefined },
): Promise<ReviewPage> {
  const written = { userId, masque: false, ...(reviewerId && { reviewerId }) };
  const [user, { items, meta }] = await Promise.all([
    db.user.findFirst({ where: { id: userId, ...OPEN_ACCOUNT }, select: { reviewCount: true } }),
    keysetPage(
      asked,
      z.guid(),
      ({ id }: ReviewRow) => id,
      (after, take) =>
        db.review.findMany({
          where: { ...written, ...(after && { id: { lt: after } }) },
          orderBy: { id: 'desc' },
          take,
          select: reviewSelect,
        }),
    ),
  ]);
  const { reviewCount } = found(user, refusDeCompte('profilIntrouvable'));
  return { items: items.map(toView), meta: { ...meta, total: reviewerId ? items.length : reviewCount } };
}

/** One review. Throws `not_found` when there is none, or an operator hid it. */
export async function getReview(id: string): Promise<ReviewView> {
  const row = await db.review.findFirst({ where: { id, masque: false }, select: reviewSelect });
  return toView(found(row, refus('introuvable')));
}
