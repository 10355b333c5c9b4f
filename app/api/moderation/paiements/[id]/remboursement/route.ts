import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { refundPaid } from '@/lib/moderation/commands/argent';
import { refundSchema } from '@/lib/moderation/schema';

export const POST = route(
  {
    summary:
      'Rendre en entier un paiement libéré ou partagé, avec sa raison\u202f: ce qui a été versé est repris d’abord',
    response: nothing,
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: refundSchema,
  },
  ({ actor, params, body }) => refundPaid(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
