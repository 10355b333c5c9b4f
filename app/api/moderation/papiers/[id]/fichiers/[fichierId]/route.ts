import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { papierImage } from '@/lib/moderation/queries/papiers';
import { papierFichierParams } from '@/lib/users/schema/papiers';

export const GET = route(
  {
    summary: 'La photo d’un document qui attend, pour la modération',
    response: document('Une image WebP, gardée nulle part.'),
    produces: 'image/webp',
    refuses: ['unavailable'],
    auth: true,
    params: papierFichierParams,
  },
  async ({ actor, params }) =>
    file('image/webp', `${params.fichierId}.webp`, await papierImage(actor, params)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
