import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { createReview } from '@/lib/reviews/commands';
import { createReviewSchema } from '@/lib/reviews/schema';
import { reviewViewSchema } from '@/lib/reviews/schema/view';

export const POST = route(
  {
    summary: 'Donner un avis sur une personne',
    response: answerOf(reviewViewSchema),
    refuses: ['forbidden', 'not_found', 'conflict'],
    auth: true,
    body: createReviewSchema,
    status: 201,
  },
  ({ actor, body }) => createReview(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
