import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const PATCH = route(
  {
    summary: 'Annuler sa réservation, ou celle que l’on a confirmée sur son trajet',
    response: answerOf(reservationViewSchema),
    refuses: ['conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => cancelReservation(actor, params.id),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
