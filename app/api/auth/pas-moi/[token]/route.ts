import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { reply, route } from '@/lib/core/http/route';
import { logoutCookies } from '@/lib/core/sessions/session';
import { wasNotMe } from '@/lib/users/commands/safety/not-me';
import { notMeAnswerSchema, notMeParams } from '@/lib/users/schema/safety';

export const POST = route(
  {
    summary: 'Ce n’était pas moi\u202f: tout déconnecter et choisir un nouveau mot de passe',
    response: answerOf(notMeAnswerSchema),
    refuses: ['not_found'],
    setsCookies: true,
    params: notMeParams,
    limit: 'notMeAddress',
  },
  async ({ params }) => reply({ data: await wasNotMe(params.token) }, logoutCookies()),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
