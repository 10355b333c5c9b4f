import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { getAnnulation } from '@/lib/remises/queries/annulation';
import { annulationViewSchema } from '@/lib/remises/schema/view';

export const GET = route(
  {
    summary: 'Ce qu’une annulation rendrait à qui, avant de la faire',
    response: answerOf(annulationViewSchema),
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => getAnnulation(actor, params.id),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
