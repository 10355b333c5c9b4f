import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { refuseRequests } from '@/lib/reservations/commands/waiting';
import { refuseRequestsSchema, transportParams } from '@/lib/reservations/schema';
import { refusedRequestsViewSchema } from '@/lib/reservations/schema/view';

export const PATCH = route(
  {
    summary: 'Refuser tout ce qu’une personne attend sur son propre transport',
    response: answerOf(refusedRequestsViewSchema),
    refuses: ['conflict'],
    auth: true,
    params: transportParams,
    body: refuseRequestsSchema,
  },
  ({ actor, params, body }) => refuseRequests(actor, params.transportId, body),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
