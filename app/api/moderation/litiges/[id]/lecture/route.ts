import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { readDispute } from '@/lib/moderation/commands/litiges';
import { readingViewSchema } from '@/lib/moderation/schema/view';

export const POST = route(
  {
    summary: 'Lire la conversation d’un désaccord ouvert\u202f: chaque lecture est écrite au journal',
    response: answerOf(readingViewSchema),
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
  },
  ({ actor, params }) => readDispute(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
