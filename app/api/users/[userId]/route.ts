import { route } from '@/lib/core/http/route';
import { publicUserView } from '@/lib/users/queries/view';
import { userParams } from '@/lib/users/schema/account';

export const GET = route({ summary: 'Le profil public d’une personne', params: userParams }, ({ params }) =>
  publicUserView(params.userId),
);
