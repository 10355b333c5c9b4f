import { answerOf, pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { askPayment } from '@/lib/payments/commands/ask';
import { listPaymentsWithSums } from '@/lib/payments/queries';
import { askPaymentSchema, listPaymentsSchema } from '@/lib/payments/schema';
import { paymentDetailViewSchema, paymentSumsSchema, paymentViewSchema } from '@/lib/payments/schema/view';

export const GET = route(
  {
    summary: 'Ses paiements, demandés et à payer',
    response: pageOf(paymentViewSchema, { resume: paymentSumsSchema }),
    auth: true,
    query: listPaymentsSchema,
  },
  async ({ actor, query }) => list(await listPaymentsWithSums(actor, query)),
);

export const POST = route(
  {
    summary: 'Demander un paiement à l’autre personne d’une conversation',
    response: answerOf(paymentDetailViewSchema),
    refuses: ['forbidden', 'not_found', 'conflict', 'unavailable'],
    auth: true,
    accountLimit: 'paymentAccount',
    body: askPaymentSchema,
    status: 201,
  },
  ({ actor, body }) => askPayment(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
