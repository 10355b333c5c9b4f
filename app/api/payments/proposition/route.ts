import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { getProposal } from '@/lib/payments/queries';
import { proposalSchema } from '@/lib/payments/schema';
import { paymentProposalSchema } from '@/lib/payments/schema/view';

export const GET = route(
  {
    summary: 'Ce que l’on peut demander dans une conversation',
    response: answerOf(paymentProposalSchema),
    refuses: ['not_found', 'unavailable'],
    auth: true,
    query: proposalSchema,
  },
  ({ actor, query }) => getProposal(actor, query.conversationId),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
