import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { updateDemande } from '@/lib/demandes/commands';
import { visibilitySchema } from '@/lib/demandes/schema';
import { demandeViewSchema } from '@/lib/demandes/schema/view';

export const PUT = route(
  {
    summary: 'Masquer ou montrer un besoin',
    response: answerOf(demandeViewSchema),
    refuses: ['forbidden'],
    auth: true,
    params: idParams,
    body: visibilitySchema,
  },
  ({ actor, params, body }) => updateDemande(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
