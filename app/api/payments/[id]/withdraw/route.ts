import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { withdrawPayment } from '@/lib/payments/commands/withdraw';
import { paymentDetailViewSchema } from '@/lib/payments/schema/view';

export const POST = route(
  {
    summary: 'Retirer sa demande de paiement tant qu’elle attend',
    response: answerOf(paymentDetailViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => withdrawPayment(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
