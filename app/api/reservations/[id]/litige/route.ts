import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { disputeReservation } from '@/lib/remises/commands/litige';
import { disputeSchema } from '@/lib/remises/schema';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Signaler un problème\u202f: ce qui est conservé reste bloqué',
    response: answerOf(remiseViewSchema),
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: disputeSchema,
  },
  ({ actor, params, body }) => disputeReservation(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
