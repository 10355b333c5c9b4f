import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { chooseProfileImage, uploadProfileImage } from '@/lib/users/commands/account';
import { profileImageSchema, userParams } from '@/lib/users/schema/account';
import { profileImageViewSchema } from '@/lib/users/schema/view';

export const PUT = route(
  {
    summary: 'Prendre pour photo une image déjà envoyée, ou n’en plus avoir',
    response: answerOf(profileImageViewSchema),
    refuses: ['forbidden'],
    auth: true,
    params: userParams,
    body: profileImageSchema,
  },
  ({ actor, params, body }) => chooseProfileImage(actor, params.userId, body.profileImage),
);

export const POST = route(
  {
    summary: 'Envoyer sa photo',
    response: answerOf(profileImageViewSchema),
    refuses: ['forbidden'],
    auth: true,
    params: userParams,
    form: { file: 'profileImage' },
  },
  ({ actor, params, file }) => uploadProfileImage(actor, params.userId, file),
);

export const { GET, PATCH, DELETE, OPTIONS } = others({ POST, PUT });
