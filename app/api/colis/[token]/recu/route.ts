import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { receiveColis } from '@/lib/remises/commands/colis';
import { colisPath } from '@/lib/remises/labels';
import { lienParams } from '@/lib/remises/schema';
import { colisViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'J’ai reçu le colis',
    response: answerOf(colisViewSchema),
    refuses: ['not_found', 'conflict'],
    limit: 'colisAddress',
    params: lienParams,
    leadsTo: (done, { token = '' }) => (done ? colisPath(token) : `${colisPath(token)}?suite=refus`),
  },
  ({ params }) => receiveColis(params.token),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
