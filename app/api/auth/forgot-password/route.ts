import { clientAddress } from '@/lib/core/http/request';
import { route } from '@/lib/core/http/route';
import { requestPasswordReset } from '@/lib/users/commands/password-reset';
import { forgotPasswordSchema } from '@/lib/users/schema/password-reset';

export const POST = route(
  { summary: 'Demander un nouveau mot de passe', body: forgotPasswordSchema },
  ({ body, request }) => requestPasswordReset(body, { address: clientAddress(request) }),
);
