import { route } from '@/lib/core/http/route';
import { requestPasswordReset } from '@/lib/users/commands/password-reset';
import { forgotPasswordSchema } from '@/lib/users/schema/password-reset';

export const POST = route(
  { summary: 'Demander un nouveau mot de passe', body: forgotPasswordSchema, limit: 'resetAddress' },
  ({ body }) => requestPasswordReset(body),
);
