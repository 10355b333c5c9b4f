import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { takeEmailBack } from '@/lib/users/commands/identity/confirm-email';
import { emailLinkSchema, emailTakenBackViewSchema } from '@/lib/users/schema/identity';

export const POST = route(
  {
    summary: 'Reprendre l’adresse e-mail que son compte avait, par le lien reçu',
    response: answerOf(emailTakenBackViewSchema),
    body: emailLinkSchema,
    limit: 'emailDoorAddress',
  },
  ({ body }) => takeEmailBack(body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
