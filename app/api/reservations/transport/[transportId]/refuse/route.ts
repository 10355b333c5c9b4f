import { route } from '@/lib/core/http/route';
import { refuseRequests } from '@/lib/reservations/commands/waiting';
import { refuseRequestsSchema, transportParams } from '@/lib/reservations/schema';

export const PATCH = route(
  {
    summary: 'Refuse all that one person waits for on one’s own trip',
    auth: true,
    params: transportParams,
    body: refuseRequestsSchema,
  },
  ({ actor, params, body }) => refuseRequests(actor, params.transportId, body),
);
