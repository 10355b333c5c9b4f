import { list, route } from '@/lib/core/http/route';
import { listOwnReservations } from '@/lib/reservations/queries';
import { listReservationsSchema } from '@/lib/reservations/schema';

export const GET = route(
  { summary: 'One’s own reservations', auth: true, query: listReservationsSchema },
  async ({ actor, query }) => list(await listOwnReservations(actor, query)),
);
