import { createAlerte } from '@/lib/alertes/commands/keep';
import { listAlertes } from '@/lib/alertes/queries/own';
import { alerteSchema } from '@/lib/alertes/schema';
import { alertesViewSchema, alerteViewSchema } from '@/lib/alertes/schema/view';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';

export const GET = route(
  { summary: 'Ses alertes', response: answerOf(alertesViewSchema), auth: true },
  ({ actor }) => listAlertes(actor),
);

export const POST = route(
  {
    summary: 'Créer une alerte\u202f: garder une recherche',
    response: answerOf(alerteViewSchema),
    refuses: ['conflict'],
    auth: true,
    body: alerteSchema,
    status: 201,
  },
  ({ actor, body }) => createAlerte(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
