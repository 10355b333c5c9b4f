import { list, route } from '@/lib/core/http/route';
import { listTransportReservations } from '@/lib/reservations/queries';
import { listReservationsSchema, transportParams } from '@/lib/reservations/schema';

export const GET = route(
  {
    summary: 'The requests on one’s own trip',
    auth: true,
    params: transportParams,
    query: listReservationsSchema,
  },
  async ({ actor, params, query }) => list(await listTransportReservations(actor, params.transportId, query)),
);
