import { clientAddress } from '@/lib/core/http/request';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { countDemandeView } from '@/lib/demandes/commands';

export const POST = route(
  { summary: 'Count a view of a need, once per visitor and day', limit: 'viewAddress', params: idParams },
  ({ params, request }) =>
    countDemandeView(params.id, {
      address: clientAddress(request),
      userAgent: request.headers.get('user-agent') ?? '',
    }),
);
