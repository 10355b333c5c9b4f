import { chooseReglages } from '@/lib/alertes/commands/keep';
import { alerteReglagesSchema } from '@/lib/alertes/schema';
import { alerteReglagesViewSchema } from '@/lib/alertes/schema/view';
import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';

export const PUT = route(
  {
    summary: 'Dire si ses besoins et ses trajets cherchent aussi',
    response: answerOf(alerteReglagesViewSchema),
    auth: true,
    body: alerteReglagesSchema,
  },
  ({ actor, body }) => chooseReglages(actor, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
