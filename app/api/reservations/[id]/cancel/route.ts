import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { cancelPaidReservation } from '@/lib/payments/commands/cancelled';
import { reservationViewSchema } from '@/lib/reservations/schema/view';

export const PATCH = route(
  {
    summary: 'Annuler sa réservation, ou celle que l’on a confirmée sur son trajet',
    response: answerOf(reservationViewSchema),
    refuses: ['conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => cancelPaidReservation(actor, params.id),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
