import { clientAddress } from '@/lib/core/http/request';
import { reply, route } from '@/lib/core/http/route';
import { loginCookies } from '@/lib/core/sessions/session';
import { login } from '@/lib/users/commands/account';
import { loginSchema } from '@/lib/users/schema/account';

export const POST = route(
  { summary: 'Se connecter', body: loginSchema, limit: 'loginAddress' },
  async ({ body, request }) => {
    const userAgent = request.headers.get('user-agent');
    const { session, user } = await login(body, { address: clientAddress(request), userAgent });
    const { token } = session;
    return reply({ token, user, data: { token, user } }, loginCookies(session));
  },
);
