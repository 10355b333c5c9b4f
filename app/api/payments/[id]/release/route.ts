import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { paymentDetailViewSchema } from '@/lib/payments/schema/view';
import { releasePayment } from '@/lib/remises/commands/bien';

export const POST = route(
  {
    summary: 'Dire que tout va bien\u202f: le paiement conservé est versé',
    response: answerOf(paymentDetailViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    accountLimit: 'paymentAccount',
    params: idParams,
  },
  ({ actor, params }) => releasePayment(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
