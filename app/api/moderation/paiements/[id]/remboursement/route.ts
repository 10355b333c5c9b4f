import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { refundPaid } from '@/lib/moderation/commands/argent';

export const POST = route(
  {
    summary: 'Rembourser en entier un paiement libéré\u202f: ce qui a été versé est repris d’abord',
    response: nothing,
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
  },
  ({ actor, params }) => refundPaid(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
