import { answerOf, nothing } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { oneOfJson, route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { getTransportAsJson } from '@/lib/transports/queries/get';
import { updateTransportSchema } from '@/lib/transports/schema';
import { transportViewSchema } from '@/lib/transports/schema/view';

const response = answerOf(transportViewSchema);

export const GET = route(
  { summary: 'Un transport et ses étapes', response, auth: 'optional', params: idParams },
  async ({ actor, params }) => oneOfJson(await getTransportAsJson(actor, params.id)),
);

export const PUT = route(
  {
    summary: 'Modifier un transport, le masquer ou le montrer',
    response,
    refuses: ['forbidden', 'conflict', 'capacity_exceeded'],
    auth: true,
    params: idParams,
    body: updateTransportSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateTransport(actor, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Supprimer un transport sans réservation en cours',
    response: nothing,
    refuses: ['forbidden', 'conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => deleteTransport(actor, params.id),
);
