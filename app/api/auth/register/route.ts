import { callerOf } from '@/lib/core/http/caller';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { langueCookies } from '@/lib/core/sessions/cookie';
import { deviceCookie } from '@/lib/core/sessions/device';
import { loginCookies } from '@/lib/core/sessions/session';
import { register } from '@/lib/users/commands/account';
import { registerSchema } from '@/lib/users/schema/account';
import { sessionAnswer } from '@/lib/users/schema/view';

export const POST = route(
  {
    summary: 'Créer un compte',
    response: sessionAnswer,
    refuses: ['conflict'],
    setsCookies: true,
    body: registerSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
    limit: 'registerAddress',
  },
  async ({ body, langue, request }) => {
    const { session, user, device } = await register(body, await callerOf(request), langue);
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
