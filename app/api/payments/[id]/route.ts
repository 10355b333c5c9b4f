import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { getPayment } from '@/lib/payments/queries';
import { paymentDetailViewSchema } from '@/lib/payments/schema/view';

export const GET = route(
  {
    summary: 'Un paiement et son histoire, pour ses deux personnes',
    response: answerOf(paymentDetailViewSchema),
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => getPayment(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
