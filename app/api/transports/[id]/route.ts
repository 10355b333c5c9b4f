import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { oneOfJson, route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { getTransportAsJson } from '@/lib/transports/queries/get';
import { updateTransportSchema } from '@/lib/transports/schema';

export const GET = route(
  { summary: 'A trip with its stops', auth: 'optional', params: idParams },
  async ({ actor, params }) => oneOfJson(await getTransportAsJson(actor, params.id)),
);

export const PUT = route(
  {
    summary: 'Edit, hide or show a trip',
    auth: true,
    params: idParams,
    body: updateTransportSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateTransport(actor, params.id, body),
);

export const DELETE = route(
  { summary: 'Delete a trip without living reservations', auth: true, params: idParams },
  ({ actor, params }) => deleteTransport(actor, params.id),
);
