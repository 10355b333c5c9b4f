import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { publicUserView } from '@/lib/users/queries/public';
import { userParams } from '@/lib/users/schema/account';
import { publicUserViewSchema } from '@/lib/users/schema/view';

export const GET = route(
  {
    summary: 'Le profil public d’une personne',
    response: answerOf(publicUserViewSchema),
    params: userParams,
  },
  ({ params }) => publicUserView(params.userId),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
