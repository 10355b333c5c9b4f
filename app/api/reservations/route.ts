import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { createReservation } from '@/lib/reservations/commands/create';
import { createReservationSchema } from '@/lib/reservations/schema';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const POST = route(
  {
    summary: 'Réserver des kilos sur une partie d’un transport',
    response: answerOf(reservationViewSchema),
    refuses: ['forbidden', 'not_found', 'conflict', 'capacity_exceeded'],
    auth: true,
    accountLimit: 'reserveAccount',
    body: createReservationSchema,
    status: 201,
  },
  ({ actor, body }) => createReservation(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
