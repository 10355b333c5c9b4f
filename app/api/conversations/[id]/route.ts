import { getConversation } from '@/lib/conversations/queries/conversations';
import { conversationViewSchema } from '@/lib/conversations/schema/view';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const GET = route(
  {
    summary: 'Une de ses conversations',
    response: answerOf(conversationViewSchema),
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => getConversation(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
