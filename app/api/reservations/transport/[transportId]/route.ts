import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listTransportReservations } from '@/lib/reservations/queries';
import { listReservationsSchema, transportParams } from '@/lib/reservations/schema';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const GET = route(
  {
    summary: 'Les demandes sur son propre transport',
    response: pageOf(reservationViewSchema),
    auth: true,
    params: transportParams,
    query: listReservationsSchema,
  },
  async ({ actor, params, query }) => list(await listTransportReservations(actor, params.transportId, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
