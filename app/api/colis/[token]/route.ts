import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { getColis } from '@/lib/remises/queries/colis';
import { lienParams } from '@/lib/remises/schema';
import { colisViewSchema } from '@/lib/remises/schema/view';

export const GET = route(
  {
    summary: 'Un colis, pour son destinataire, par son lien et sans compte',
    response: answerOf(colisViewSchema),
    refuses: ['not_found'],
    limit: 'colisAddress',
    params: lienParams,
  },
  ({ params }) => getColis(params.token),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
