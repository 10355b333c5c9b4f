import { nothing } from '@/lib/core/http/answer';
import { route } from '@/lib/core/http/route';
import { subscribeToNewsletter } from '@/lib/users/commands/newsletter';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

export const POST = route(
  {
    summary: 'Inscrire une adresse à la newsletter',
    response: nothing,
    body: newsletterSchema,
    limit: 'newsletterAddress',
  },
  ({ body }) => subscribeToNewsletter(body),
);
