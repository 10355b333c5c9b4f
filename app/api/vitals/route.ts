import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { clientAddress } from '@/lib/core/http/request';
import { route } from '@/lib/core/http/route';
import { countVitals } from '@/lib/core/vitals/count';
import { vitalsSchema } from '@/lib/core/vitals/schema';

export const POST = route(
  {
    summary: 'Compter le temps qu’une page publique a mis à s’afficher, sans rien de qui la lisait',
    response: nothing,
    body: vitalsSchema,
  },
  ({ body, request }) => countVitals(body, clientAddress(request)),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
