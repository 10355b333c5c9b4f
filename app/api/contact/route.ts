import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { writeToSupport } from '@/lib/users/commands/support';
import { supportReceiptSchema, supportSchema } from '@/lib/users/schema/support';

export const POST = route(
  {
    summary: 'Écrire à qui fait fonctionner le site',
    response: answerOf(supportReceiptSchema),
    refuses: ['rate_limited'],
    auth: 'optional',
    body: supportSchema,
    limit: 'supportAddress',
    status: 201,
  },
  ({ actor, body, langue }) => writeToSupport(actor, body, langue),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
