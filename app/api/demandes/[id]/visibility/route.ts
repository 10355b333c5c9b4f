import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { updateDemande } from '@/lib/demandes/commands';
import { visibilitySchema } from '@/lib/demandes/schema';

export const PUT = route(
  { summary: 'Hide or show a need', auth: true, params: idParams, body: visibilitySchema },
  ({ actor, params, body }) => updateDemande(actor, params.id, body),
);
