import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteReview, updateReview } from '@/lib/reviews/commands';
import { updateReviewSchema } from '@/lib/reviews/schema';

export const PUT = route(
  { summary: 'Edit one’s own review', auth: true, params: idParams, body: updateReviewSchema },
  ({ actor, params, body }) => updateReview(actor, params.id, body),
);

export const DELETE = route(
  { summary: 'Delete one’s own review', auth: true, params: idParams },
  ({ actor, params }) => deleteReview(actor, params.id),
);
