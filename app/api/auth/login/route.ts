import { callerOf, loginSource } from '@/lib/core/http/caller';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { langueCookies } from '@/lib/core/sessions/cookie';
import { deviceCookie } from '@/lib/core/sessions/device';
import { loginCookies } from '@/lib/core/sessions/session';
import { login } from '@/lib/users/commands/account';
import { loginSchema } from '@/lib/users/schema/account';
import { sessionAnswer } from '@/lib/users/schema/view';

export const POST = route(
  {
    summary: 'Se connecter',
    response: sessionAnswer,
    refuses: ['unauthorized', 'second_factor', 'forbidden'],
    setsCookies: true,
    body: loginSchema,
    limit: 'loginAddress',
    limitBy: loginSource,
  },
  async ({ body, request }) => {
    const { session, user, device } = await login(body, await callerOf(request));
    const { token } = session;
    const cookies = [
      ...loginCookies(session),
      deviceCookie(device),
      ...langueCookies(user.preferences.language),
    ];
    return reply({ token, user, data: { token, user } }, cookies);
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
