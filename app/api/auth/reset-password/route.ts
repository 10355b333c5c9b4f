import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { resetPassword } from '@/lib/users/commands/password-reset';
import { resetPasswordSchema } from '@/lib/users/schema/password-reset';

export const POST = route(
  {
    summary: 'Choisir un nouveau mot de passe',
    response: nothing,
    body: resetPasswordSchema,
    limit: 'resetAddress',
  },
  async ({ body }) => {
    await resetPassword(body);
    return null;
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
