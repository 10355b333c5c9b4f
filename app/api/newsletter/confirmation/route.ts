import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { confirmNewsletter } from '@/lib/users/commands/newsletter';
import { newsletterConfirmationSchema } from '@/lib/users/schema/newsletter';

export const POST = route(
  {
    summary: 'Confirmer un abonnement à la newsletter par le lien reçu',
    response: nothing,
    body: newsletterConfirmationSchema,
    limit: 'emailDoorAddress',
  },
  ({ body }) => confirmNewsletter(body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
