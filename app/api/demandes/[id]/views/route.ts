import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { clientAddress } from '@/lib/core/http/request';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { countDemandeView } from '@/lib/demandes/commands';

export const POST = route(
  {
    summary: 'Compter une vue d’un besoin, une par visiteur et par jour',
    response: nothing,
    limit: 'viewAddress',
    params: idParams,
  },
  ({ params, request }) =>
    countDemandeView(params.id, {
      address: clientAddress(request),
      userAgent: request.headers.get('user-agent') ?? '',
    }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
