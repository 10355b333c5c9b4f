import 'server-only';
import { db, epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { utcIso } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { refus as refusDeCompte } from '@/lib/langues/refus/comptes';
import { refus } from '@/lib/langues/refus/reviews';
import {
  OPEN_ACCOUNT,
  type UserSummaryTuple,
  userSummaryJson,
  userSummaryOf,
} from '@/lib/users/queries/view';
import type { reviewViewSchema } from './schema/view';

/** A review as the API shows it (docs/api.md). `rating` is 1 to 5, `userId` the person reviewed. */
export type ReviewView = z.output<typeof reviewViewSchema>;

export type ReviewPage = Page<ReviewView> & { meta: { total: number } };

type ReviewRow = {
  id: string;
  rating: number;
  comment: string;
  createdAtMs: number;
  userId: string;
  reviewer: UserSummaryTuple;
};

/** Reviews that nobody hid, with who wrote them, of the condition, over `reviews r`. */
const reviews = (condition: Prisma.Sql, most: number) => rowsOf<ReviewRow>`
  SELECT r.id, r.rating, r.comment, ${epochMs(Prisma.sql`r.created_at`)} AS "createdAtMs", r.user_id AS "userId",
    ${userSummaryJson} AS reviewer
  FROM reviews r JOIN users u ON u.id = r.reviewer_id
  WHERE NOT r.masque AND ${condition} ORDER BY r.id DESC ${limitTo(most)}`;

function toView({ id, createdAtMs, reviewer, ...review }: ReviewRow): ReviewView {
  return { _id: id, ...review, createdAt: utcIso(createdAtMs), reviewerId: userSummaryOf(reviewer) };
}

/**
 * The reviews that a person received, newest first, and how many there are; with `reviewerId` what that one person
 * wrote, which is one review or none. Throws `not_found` for an unknown or ended account.
 */
export async function listUserReviews(
  userId: string,
  { reviewerId, ...asked }: PageAsked & { reviewerId?: string | undefined },
): Promise<ReviewPage> {
  const written = Prisma.sql`r.user_id = ${userId}::uuid AND ${reviewerId ? Prisma.sql`r.reviewer_id = ${reviewerId}::uuid` : Prisma.sql`true`}`;
  const [user, { items, meta }] = await Promise.all([
    db.user.findFirst({ where: { id: userId, ...OPEN_ACCOUNT }, select: { reviewCount: true } }),
    keysetPage(
      asked,
      z.guid(),
      ({ id }: ReviewRow) => id,
      (after, take) => reviews(after ? Prisma.sql`${written} AND r.id < ${after}::uuid` : written, take),
    ),
  ]);
  const { reviewCount } = found(user, refusDeCompte('profilIntrouvable'));
  return { items: items.map(toView), meta: { ...meta, total: reviewerId ? items.length : reviewCount } };
}

/** One review. Throws `not_found` when there is none, or an operator hid it. */
export async function getReview(id: string): Promise<ReviewView> {
  const [row] = await reviews(Prisma.sql`r.id = ${id}::uuid`, 1);
  return toView(found(row, refus('introuvable')));
}
