import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { payPayment } from '@/lib/payments/commands/pay';
import { paymentPath } from '@/lib/payments/labels';
import { paymentDoorViewSchema } from '@/lib/payments/schema/view';

export const POST = route(
  {
    summary: 'Ouvrir la page où payer',
    response: answerOf(paymentDoorViewSchema),
    refuses: ['forbidden', 'conflict', 'unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
    params: idParams,
    leadsTo: (door, { id = '' }) => door?.paymentUrl ?? `${paymentPath(id)}?suite=refus`,
  },
  ({ actor, params }) => payPayment(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
