import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { listOfJson, route } from '@/lib/core/http/route';
import { createTransport } from '@/lib/transports/commands/create';
import { listTransportsAsJson } from '@/lib/transports/queries/list';
import { createTransportSchema, listTransportsSchema } from '@/lib/transports/schema';

export const GET = route(
  { summary: 'Coming trips, those that pass the asked places first', query: listTransportsSchema },
  async ({ query }) => listOfJson(await listTransportsAsJson(query)),
);

export const POST = route(
  {
    summary: 'Publish a trip',
    auth: true,
    accountLimit: 'publishAccount',
    body: createTransportSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createTransport(actor, body),
);
