import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { allIsWell } from '@/lib/remises/commands/bien';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Dire que tout va bien\u202f: tout ce qui est conservé pour ce colis est versé',
    response: answerOf(remiseViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
  },
  ({ actor, params }) => allIsWell(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
