import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { answerTest } from '@/lib/payments/commands/pay';
import { paymentPath } from '@/lib/payments/labels';
import { testChoiceSchema } from '@/lib/payments/schema';
import { paymentDetailViewSchema } from '@/lib/payments/schema/view';

export const POST = route(
  {
    summary: 'Payer ou refuser, en mode test\u202f: aucun argent ne bouge',
    response: answerOf(paymentDetailViewSchema),
    refuses: ['forbidden', 'conflict', 'unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
    params: idParams,
    leadsTo: (done, { id = '' }) => (done ? paymentPath(id) : `${paymentPath(id)}?suite=refus`),
    body: testChoiceSchema,
  },
  ({ actor, params, body }) => answerTest(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
