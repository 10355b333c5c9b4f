import { deleteAlerte, updateAlerte } from '@/lib/alertes/commands/keep';
import { alerteChangeSchema } from '@/lib/alertes/schema';
import { alerteViewSchema } from '@/lib/alertes/schema/view';
import { answerOf, nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';

export const PUT = route(
  {
    summary: 'Changer le rythme d’une alerte, la mettre en pause ou la reprendre',
    response: answerOf(alerteViewSchema),
    refuses: ['not_found'],
    auth: true,
    params: idParams,
    body: alerteChangeSchema,
  },
  ({ actor, params, body }) => updateAlerte(actor, params.id, body),
);

export const DELETE = route(
  { summary: 'Supprimer une alerte', response: nothing, auth: true, params: idParams },
  ({ actor, params }) => deleteAlerte(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = others({ PUT, DELETE });
