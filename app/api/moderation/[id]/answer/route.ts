import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { answerDecision } from '@/lib/moderation/commands/answer';
import { answerSchema } from '@/lib/moderation/schema';
import { decisionViewSchema } from '@/lib/moderation/schema/view';

export const POST = route(
  {
    summary: 'Répondre, une fois, à une décision de la modération',
    response: answerOf(decisionViewSchema),
    refuses: ['conflict'],
    auth: 'optional',
    limit: 'viewAddress',
    params: idParams,
    body: answerSchema,
    status: 201,
  },
  ({ actor, params, body }) => answerDecision(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
