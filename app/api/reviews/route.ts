import { route } from '@/lib/core/http/route';
import { createReview } from '@/lib/reviews/commands';
import { createReviewSchema } from '@/lib/reviews/schema';

export const POST = route(
  {
    summary: 'Review a person',
    auth: true,
    body: createReviewSchema,
    status: 201,
  },
  ({ actor, body }) => createReview(actor, body),
);
