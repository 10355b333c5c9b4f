import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { answerReservation } from '@/lib/reservations/commands/move';
import { answerReservationSchema } from '@/lib/reservations/schema';

export const PATCH = route(
  {
    summary: 'Confirm or refuse a request on one’s own trip',
    auth: true,
    params: idParams,
    body: answerReservationSchema,
  },
  ({ actor, params, body }) => answerReservation(actor, params.id, body),
);
