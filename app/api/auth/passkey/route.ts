import { callerOf, loginSource } from '@/lib/core/http/caller';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { langueCookies } from '@/lib/core/sessions/cookie';
import { deviceCookie } from '@/lib/core/sessions/device';
import { loginCookies } from '@/lib/core/sessions/session';
import { passkeyLogin } from '@/lib/users/commands/safety/passkey-login';
import { passkeyLoginSchema } from '@/lib/users/schema/passkeys';
import { sessionAnswer } from '@/lib/users/schema/view';

export const POST = route(
  {
    summary: 'Se connecter par une clé d’accès',
    response: sessionAnswer,
    refuses: ['unauthorized', 'forbidden'],
    setsCookies: true,
    body: passkeyLoginSchema,
    limit: 'loginAddress',
    limitBy: loginSource,
  },
  async ({ body, request }) => {
    const { session, user, device } = await passkeyLogin(body, await callerOf(request));
    const { token } = session;
    return reply({ token, user, data: { token, user } }, [
      ...loginCookies(session),
      deviceCookie(device),
      ...langueCookies(user.preferences.language),
    ]);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
