import { listUnreadConversations } from '@/lib/conversations/queries/conversations';
import { unreadConversationsSchema } from '@/lib/conversations/schema';
import { conversationViewSchema, unreadMeta } from '@/lib/conversations/schema/view';
import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';

export const GET = route(
  {
    summary: 'Ses conversations où quelque chose n’est pas lu',
    response: pageOf(conversationViewSchema, unreadMeta),
    auth: true,
    query: unreadConversationsSchema,
  },
  async ({ actor, query }) => list(await listUnreadConversations(actor, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
