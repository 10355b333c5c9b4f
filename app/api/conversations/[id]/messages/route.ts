import { writeMessage } from '@/lib/conversations/commands/write';
import { listMessages } from '@/lib/conversations/queries/messages';
import { listMessagesSchema, writeMessageSchema } from '@/lib/conversations/schema';
import { messageViewSchema } from '@/lib/conversations/schema/view';
import { answerOf, pageOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const GET = route(
  {
    summary: 'Les messages d’une conversation, dans leur ordre\u202f: la page la plus récente',
    response: pageOf(messageViewSchema),
    auth: true,
    params: idParams,
    query: listMessagesSchema,
  },
  async ({ actor, params, query }) => list(await listMessages(actor, params.id, query)),
);

export const POST = route(
  {
    summary: 'Écrire dans une conversation',
    response: answerOf(messageViewSchema),
    refuses: ['forbidden'],
    auth: true,
    accountLimit: 'messageAccount',
    bodyBytes: LONG_TEXTS_BYTES,
    params: idParams,
    body: writeMessageSchema,
    status: 201,
  },
  ({ actor, params, body }) => writeMessage(actor, params.id, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
