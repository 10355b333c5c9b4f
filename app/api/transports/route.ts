import { answerOf, pageOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { listOfJson, route } from '@/lib/core/http/route';
import { createTransport } from '@/lib/transports/commands/create';
import { listTransportsAsJson } from '@/lib/transports/queries/list';
import { createTransportSchema, listTransportsSchema } from '@/lib/transports/schema';
import { transportSearchMeta, transportViewSchema } from '@/lib/transports/schema/view';

export const GET = route(
  {
    summary: 'Les transports à venir, ceux qui passent par les villes demandées d’abord',
    response: pageOf(transportViewSchema, transportSearchMeta),
    query: listTransportsSchema,
  },
  async ({ query }) => listOfJson(await listTransportsAsJson(query)),
);

export const POST = route(
  {
    summary: 'Publier un transport',
    response: answerOf(transportViewSchema),
    auth: true,
    accountLimit: 'publishAccount',
    body: createTransportSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createTransport(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
