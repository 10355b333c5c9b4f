import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { checkRegistration } from '@/lib/users/commands/account';
import { registerCheckSchema } from '@/lib/users/schema/account';

export const POST = route(
  {
    summary: 'Vérifier une adresse e-mail et un mot de passe avant l’inscription',
    response: nothing,
    refuses: ['conflict'],
    body: registerCheckSchema,
    limit: 'registerAddress',
  },
  ({ body }) => checkRegistration(body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
