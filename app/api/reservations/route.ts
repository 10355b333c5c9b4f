import { route } from '@/lib/core/http/route';
import { createReservation } from '@/lib/reservations/commands/create';
import { createReservationSchema } from '@/lib/reservations/schema';

export const POST = route(
  {
    summary: 'Reserve weight on a leg of a trip',
    auth: true,
    accountLimit: 'reserveAccount',
    body: createReservationSchema,
    status: 201,
  },
  ({ actor, body }) => createReservation(actor, body),
);
