import { idSchema, pageQuery, text } from '@/lib/core/schema';
import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/reviews';

export const MAX_COMMENT = 1_000;

const fields = {
  rating: z.number(saisie('note')).int(saisie('note')).min(1, saisie('note')).max(5, saisie('note')),
  comment: z.string(saisie('commentaire')).pipe(text(MAX_COMMENT, saisie('commentaire'))),
};

/** What the review form holds (docs/rules.md). `rating` is a whole number of stars. */
export const reviewFormSchema = z.object(fields);

/** `POST /reviews`: `userId` is the person reviewed. */
export const createReviewSchema = reviewFormSchema.extend({ userId: idSchema });

/** `PUT /reviews/{id}`. `userId` may be repeated; a review never moves to somebody else. */
export const updateReviewSchema = reviewFormSchema.extend({ userId: idSchema.optional() });

/** `GET /reviews/user/{userId}`; `reviewerId` asks for what that one person wrote. */
export const listUserReviewsSchema = z.strictObject({ ...pageQuery, reviewerId: idSchema.optional() });

export type ReviewInput = z.output<typeof createReviewSchema>;
export type ReviewChange = z.output<typeof updateReviewSchema>;
