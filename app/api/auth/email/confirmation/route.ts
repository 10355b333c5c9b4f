import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { confirmEmail } from '@/lib/users/commands/identity/confirm-email';
import { emailConfirmedViewSchema, emailLinkSchema } from '@/lib/users/schema/identity';

export const POST = route(
  {
    summary: 'Confirmer une adresse e-mail par le lien reçu',
    response: answerOf(emailConfirmedViewSchema),
    refuses: ['conflict'],
    body: emailLinkSchema,
    limit: 'emailDoorAddress',
  },
  ({ body }) => confirmEmail(body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
