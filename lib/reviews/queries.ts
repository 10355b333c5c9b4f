import 'server-only';
import { db, type Prisma } from '@/lib/core/db';
import { notFound } from '@/lib/core/errors';
import { decodeCursor, encodeCursor } from '@/lib/core/listing/cursor';
import { z } from '@/lib/core/zod';
import { toUserSummary, userSummarySelect } from '@/lib/users/queries/view';
import type { reviewViewSchema } from './schema/view';

/** A review as the API shows it (docs/api.md). `rating` is 1 to 5, `userId` the person reviewed. */
export type ReviewView = z.output<typeof reviewViewSchema>;

export type ReviewPage = { items: ReviewView[]; meta: { nextCursor: string | null; total: number } };

const reviewSelect = {
  id: true,
  rating: true,
  comment: true,
  createdAt: true,
  userId: true,
  reviewer: { select: userSummarySelect },
} satisfies Prisma.ReviewSelect;

function toView(row: Prisma.ReviewGetPayload<{ select: typeof reviewSelect }>): ReviewView {
  const { id, createdAt, reviewer, ...review } = row;
  return { _id: id, ...review, createdAt: createdAt.toISOString(), reviewerId: toUserSummary(reviewer) };
}

/**
 * The reviews that a person received, newest first, and how many there are; with `reviewerId` what that one person
 * wrote, which is one review or none. Throws `not_found` for an unknown or ended account.
 */
export async function listUserReviews(
  userId: string,
  page: { limit: number; cursor?: string | undefined; reviewerId?: string | undefined },
): Promise<ReviewPage> {
  const { reviewerId } = page;
  const before = decodeCursor(z.guid(), page.cursor);
  const [user, rows] = await Promise.all([
    db.user.findFirst({ where: { id: userId, deletedAt: null }, select: { reviewCount: true } }),
    db.review.findMany({
      where: { userId, ...(reviewerId && { reviewerId }), ...(before && { id: { lt: before } }) },
      orderBy: { id: 'desc' },
      take: page.limit + 1,
      select: reviewSelect,
    }),
  ]);
  if (!user) throw notFound('Ce profil n’existe pas ou n’existe plus.');
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toView),
    meta: {
      nextCursor: last ? encodeCursor(last.id) : null,
      total: reviewerId ? shown.length : user.reviewCount,
    },
  };
}

/** One review. Throws `not_found` when there is none. */
export async function getReview(id: string): Promise<ReviewView> {
  const row = await db.review.findUnique({ where: { id }, select: reviewSelect });
  if (!row) throw notFound('Cet avis n’existe pas ou n’existe plus.');
  return toView(row);
}
