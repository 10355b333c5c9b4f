import { startConversation } from '@/lib/conversations/commands/start';
import { listConversations } from '@/lib/conversations/queries/conversations';
import { listConversationsSchema, startConversationSchema } from '@/lib/conversations/schema';
import { conversationViewSchema } from '@/lib/conversations/schema/view';
import { answerOf, pageOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';

export const GET = route(
  {
    summary: 'Ses conversations, la plus récente d’abord',
    response: pageOf(conversationViewSchema),
    auth: true,
    query: listConversationsSchema,
  },
  async ({ actor, query }) => list(await listConversations(actor, query)),
);

export const POST = route(
  {
    summary: 'Écrire à une personne, à propos d’une annonce ou non',
    response: answerOf(conversationViewSchema),
    refuses: ['forbidden', 'not_found', 'conflict'],
    auth: true,
    accountLimit: 'messageAccount',
    bodyBytes: LONG_TEXTS_BYTES,
    body: startConversationSchema,
    status: 201,
  },
  ({ actor, body }) => startConversation(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
