import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { requestPasswordReset } from '@/lib/users/commands/password-reset';
import { forgotPasswordSchema } from '@/lib/users/schema/password-reset';

export const POST = route(
  {
    summary: 'Demander un nouveau mot de passe',
    response: nothing,
    body: forgotPasswordSchema,
    limit: 'resetAddress',
  },
  async ({ body }) => {
    await requestPasswordReset(body);
    return null;
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
