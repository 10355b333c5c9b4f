import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { logoutCookies } from '@/lib/core/sessions/session';
import { deleteAccount } from '@/lib/donnees/commands/supprimer';
import { deleteAccountSchema } from '@/lib/donnees/schema';

export const POST = route(
  {
    summary: 'Supprimer son compte, pour de bon',
    response: nothing,
    refuses: ['conflict', 'proof_required'],
    setsCookies: true,
    auth: true,
    accountLimit: 'safetyAccount',
    body: deleteAccountSchema,
  },
  async ({ actor, body }) => reply({ data: await deleteAccount(actor, body) }, logoutCookies()),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
