import { tellTyping } from '@/lib/conversations/commands/typing';
import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const POST = route(
  {
    summary:
      'Dire que l’on est en train d’écrire\u202f; transmis au plus toutes les deux secondes, jamais gardé',
    response: nothing,
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => tellTyping(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
