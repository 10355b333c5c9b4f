import { route } from '@/lib/core/http';
import { changePassword } from '@/lib/users/commands/settings';
import { changePasswordSchema } from '@/lib/users/schema/settings';

export const PUT = route(
  { summary: 'Changer son mot de passe', auth: true, body: changePasswordSchema },
  ({ actor, body }) => changePassword(actor, body),
);
