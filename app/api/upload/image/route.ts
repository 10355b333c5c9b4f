import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { uploadImage } from '@/lib/core/images/upload';
import { imageUrlView, imageViewSchema } from '@/lib/core/view';
import * as z from '@/lib/core/zod';
import { PROFILE_IMAGE } from '@/lib/users/rules/account';

const MAX_WIDTH = 1280;
const uploadView = z.strictObject({ imageUrl: imageUrlView, image: imageViewSchema });

export const POST = route(
  {
    summary: 'Envoyer une image\u202f; son adresse sert ensuite d’imagePath ou de profileImage',
    response: answerOf(uploadView),
    auth: true,
    query: z.strictObject({
      type: z.enum(['profile', 'demande', 'general'], 'Ce type d’image n’existe pas.').default('general'),
    }),
    form: { file: 'image' },
    status: 201,
  },
  async ({ actor, query, file }) => {
    const use = query.type === 'profile' ? PROFILE_IMAGE : { kind: query.type, maxWidth: MAX_WIDTH };
    const { id: _id, ...image } = await uploadImage(actor, file, use, 'image');
    return { imageUrl: image.url, image };
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
