import { requireSeat } from '@/lib/conversations/queries/seat';
import { unreadCountViewSchema } from '@/lib/conversations/schema/view';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const GET = route(
  {
    summary: 'Combien de messages d’une conversation ne sont pas lus',
    response: answerOf(unreadCountViewSchema),
    auth: true,
    params: idParams,
  },
  async ({ actor, params }) => ({ unreadCount: (await requireSeat(actor, params.id)).unreadCount }),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
