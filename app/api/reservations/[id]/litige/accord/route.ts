import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { acceptSplit } from '@/lib/remises/commands/litige';
import { acceptSchema } from '@/lib/remises/schema';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Accepter le dernier partage que l’autre propose',
    response: answerOf(remiseViewSchema),
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: acceptSchema,
  },
  ({ actor, params, body }) => acceptSplit(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
