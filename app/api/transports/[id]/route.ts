import { answerOf, nothing } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { oneOfJson, route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { getTransportAsJson } from '@/lib/transports/queries/get';
import { updateTransportSchema } from '@/lib/transports/schema';
import { transportViewSchema } from '@/lib/transports/schema/view';

const response = answerOf(transportViewSchema);
const owned = { auth: true, params: idParams } as const;
const refuses = ['forbidden', 'conflict'] as const;

export const GET = route(
  { summary: 'Un transport et ses étapes', response, auth: 'optional', params: idParams },
  async ({ actor, params }) => oneOfJson(await getTransportAsJson(actor, params.id)),
);

export const PUT = route(
  {
    summary: 'Modifier un transport, le masquer ou le montrer',
    response,
    refuses: [...refuses, 'capacity_exceeded'],
    ...owned,
    body: updateTransportSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateTransport(actor, params.id, body),
);

export const DELETE = route(
  { summary: 'Supprimer un transport sans réservation en cours', response: nothing, refuses, ...owned },
  ({ actor, params }) => deleteTransport(actor, params.id),
);

export const { POST, PATCH, OPTIONS } = others({ GET, PUT, DELETE });
