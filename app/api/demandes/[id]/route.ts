import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteDemande, updateDemande } from '@/lib/demandes/commands';
import { getDemandeFor } from '@/lib/demandes/queries';
import { updateDemandeSchema } from '@/lib/demandes/schema';

export const GET = route({ summary: 'A need', auth: 'optional', params: idParams }, ({ actor, params }) =>
  getDemandeFor(actor, params.id),
);

export const PUT = route(
  {
    summary: 'Edit, hide, show or move on a need',
    auth: true,
    params: idParams,
    body: updateDemandeSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateDemande(actor, params.id, body),
);

export const DELETE = route({ summary: 'Delete a need', auth: true, params: idParams }, ({ actor, params }) =>
  deleteDemande(actor, params.id),
);
