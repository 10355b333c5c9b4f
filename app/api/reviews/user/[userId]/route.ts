import { list, route } from '@/lib/core/http/route';
import { listUserReviews } from '@/lib/reviews/queries';
import { listUserReviewsSchema } from '@/lib/reviews/schema';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  { summary: 'The reviews that a person received', params: userParams, query: listUserReviewsSchema },
  async ({ params, query }) => list(await listUserReviews(params.userId, query)),
);
