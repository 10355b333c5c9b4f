import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { enterCode } from '@/lib/remises/commands/enter';
import { getRemise } from '@/lib/remises/queries/remise';
import { enterCodeSchema } from '@/lib/remises/schema';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const GET = route(
  {
    summary: 'Où en est le colis d’une réservation confirmée, et ses codes pour qui l’envoie',
    response: answerOf(remiseViewSchema),
    refuses: ['conflict'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => getRemise(actor, params.id),
);

export const POST = route(
  {
    summary: 'Entrer le code de collecte ou de livraison, pour le transporteur',
    response: answerOf(remiseViewSchema),
    refuses: ['forbidden', 'conflict', 'rate_limited'],
    auth: true,
    accountLimit: 'codeAccount',
    params: idParams,
    body: enterCodeSchema,
  },
  ({ actor, params, body }) => enterCode(actor, params.id, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
