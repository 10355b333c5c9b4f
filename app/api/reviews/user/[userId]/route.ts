import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listUserReviews } from '@/lib/reviews/queries';
import { listUserReviewsSchema } from '@/lib/reviews/schema';
import { reviewsMeta, reviewViewSchema } from '@/lib/reviews/schema/view';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'Les avis reçus par une personne',
    response: pageOf(reviewViewSchema, reviewsMeta),
    params: userParams,
    query: listUserReviewsSchema,
  },
  async ({ params, query }) => list(await listUserReviews(params.userId, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
