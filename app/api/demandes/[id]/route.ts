import { answerOf, nothing } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteDemande, updateDemande } from '@/lib/demandes/commands';
import { getDemandeFor } from '@/lib/demandes/queries';
import { updateDemandeSchema } from '@/lib/demandes/schema';
import { demandeViewSchema } from '@/lib/demandes/schema/view';

export const GET = route(
  { summary: 'Un besoin', response: answerOf(demandeViewSchema), auth: 'optional', params: idParams },
  ({ actor, params }) => getDemandeFor(actor, params.id),
);

export const PUT = route(
  {
    summary: 'Modifier un besoin, le masquer, le montrer ou changer son statut',
    response: answerOf(demandeViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    params: idParams,
    body: updateDemandeSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateDemande(actor, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Supprimer un besoin',
    response: nothing,
    refuses: ['forbidden', 'conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => deleteDemande(actor, params.id),
);

export const { POST, PATCH, OPTIONS } = others({ GET, PUT, DELETE });
