import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { makeLien, revokeLien } from '@/lib/remises/commands/lien';
import { remiseViewSchema } from '@/lib/remises/schema/view';

export const POST = route(
  {
    summary: 'Faire le lien du destinataire, qui n’a pas besoin de compte',
    response: answerOf(remiseViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
  },
  ({ actor, params }) => makeLien(actor, params.id),
);

export const DELETE = route(
  {
    summary: 'Reprendre le lien du destinataire et le code de livraison qu’il montrait',
    response: answerOf(remiseViewSchema),
    refuses: ['forbidden', 'conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
  },
  ({ actor, params }) => revokeLien(actor, params.id),
);

export const { GET, PUT, PATCH, OPTIONS } = others({ POST, DELETE });
