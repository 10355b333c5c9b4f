import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { cancelReservation } from '@/lib/reservations/commands/move';

export const PATCH = route(
  { summary: 'Cancel one’s own reservation', auth: true, params: idParams },
  ({ actor, params }) => cancelReservation(actor, params.id),
);
