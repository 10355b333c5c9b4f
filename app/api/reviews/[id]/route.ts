import { answerOf, nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteReview, updateReview } from '@/lib/reviews/commands';
import { updateReviewSchema } from '@/lib/reviews/schema';
import { reviewViewSchema } from '@/lib/reviews/schema/view';

export const PUT = route(
  {
    summary: 'Modifier son propre avis',
    response: answerOf(reviewViewSchema),
    refuses: ['forbidden'],
    auth: true,
    params: idParams,
    body: updateReviewSchema,
  },
  ({ actor, params, body }) => updateReview(actor, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Supprimer son propre avis',
    response: nothing,
    refuses: ['forbidden'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => deleteReview(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = others({ PUT, DELETE });
