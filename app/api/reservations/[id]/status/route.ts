import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { answerReservation } from '@/lib/reservations/commands/move';
import { answerReservationSchema } from '@/lib/reservations/schema';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const PATCH = route(
  {
    summary: 'Confirmer ou refuser une demande sur son propre transport',
    response: answerOf(reservationViewSchema),
    refuses: ['conflict'],
    auth: true,
    params: idParams,
    body: answerReservationSchema,
  },
  ({ actor, params, body }) => answerReservation(actor, params.id, body),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
