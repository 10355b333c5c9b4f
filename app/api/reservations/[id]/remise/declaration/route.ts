import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { declareDelivery } from '@/lib/remises/commands/declare';
import { declareSchema } from '@/lib/remises/schema';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Déclarer une livraison sans code, avec une photo, pour le transporteur',
    response: answerOf(remiseViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: declareSchema,
  },
  ({ actor, params, body }) => declareDelivery(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
