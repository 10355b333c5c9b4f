import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { askOnReturn } from '@/lib/payments/commands/ask-again';
import { paymentDetailViewSchema } from '@/lib/payments/schema/view';

export const POST = route(
  {
    summary: 'De retour de la page où payer\u202f: demander ce qu’il en est',
    response: answerOf(paymentDetailViewSchema),
    refuses: ['unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
    params: idParams,
  },
  ({ actor, params }) => askOnReturn(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
