import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { createReport } from '@/lib/moderation/commands/report';
import { createReportSchema } from '@/lib/moderation/schema';
import { receiptViewSchema } from '@/lib/moderation/schema/view';

export const POST = route(
  {
    summary: 'Signaler une personne, une annonce, un message ou un avis',
    response: answerOf(receiptViewSchema),
    refuses: ['not_found', 'conflict', 'rate_limited'],
    auth: true,
    body: createReportSchema,
    status: 201,
  },
  ({ actor, body }) => createReport(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
