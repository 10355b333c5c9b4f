import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { proposeSplit } from '@/lib/remises/commands/litige';
import { proposeSchema } from '@/lib/remises/schema';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Proposer un partage de ce qui est conservé',
    response: answerOf(remiseViewSchema),
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: proposeSchema,
  },
  ({ actor, params, body }) => proposeSplit(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
