import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { loginCookies } from '@/lib/core/sessions/session';
import { changePassword } from '@/lib/users/commands/settings';
import { changePasswordSchema } from '@/lib/users/schema/settings';
import { newTokenViewSchema } from '@/lib/users/schema/view';

export const PUT = route(
  {
    summary: 'Changer son mot de passe',
    response: answerOf(newTokenViewSchema),
    refuses: ['conflict', 'proof_required'],
    setsCookies: true,
    auth: true,
    renewsSession: true,
    body: changePasswordSchema,
  },
  async ({ actor, body }) => {
    const session = await changePassword(actor, body);
    return reply({ data: { token: session.token } }, loginCookies(session));
  },
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
