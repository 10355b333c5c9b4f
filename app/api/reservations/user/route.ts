import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listOwnReservations } from '@/lib/reservations/queries';
import { listReservationsSchema } from '@/lib/reservations/schema';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const GET = route(
  {
    summary: 'Ses propres réservations',
    response: pageOf(reservationViewSchema),
    auth: true,
    query: listReservationsSchema,
  },
  async ({ actor, query }) => list(await listOwnReservations(actor, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
