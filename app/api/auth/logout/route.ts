import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { logoutCookies } from '@/lib/core/sessions/session';
import { logout } from '@/lib/users/commands/account';

export const POST = route(
  { summary: 'Se déconnecter', response: nothing, setsCookies: true, auth: 'optional' },
  async ({ actor }) => {
    await logout(actor);
    return reply({ data: null }, logoutCookies());
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
