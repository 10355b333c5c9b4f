import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { disputeColis } from '@/lib/remises/commands/litige';
import { colisPath } from '@/lib/remises/labels';
import { disputeSchema, lienParams } from '@/lib/remises/schema';
import { colisViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Il y a un problème avec le colis',
    response: answerOf(colisViewSchema),
    refuses: ['not_found', 'conflict'],
    limit: 'colisAddress',
    params: lienParams,
    leadsTo: (done, { token = '' }) => (done ? colisPath(token) : `${colisPath(token)}?suite=saisie`),
    givesBack: 'motif',
    body: disputeSchema,
  },
  ({ params, body }) => disputeColis(params.token, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
