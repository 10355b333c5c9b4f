import { readConversation } from '@/lib/conversations/commands/write';
import { readConversationSchema } from '@/lib/conversations/schema';
import { unreadCountViewSchema } from '@/lib/conversations/schema/view';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const POST = route(
  {
    summary: 'Marquer une conversation comme lue, en entier ou jusqu’à un message',
    response: answerOf(unreadCountViewSchema),
    auth: true,
    params: idParams,
    query: readConversationSchema,
  },
  ({ actor, params, query }) => readConversation(actor, params.id, query.ordre),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
