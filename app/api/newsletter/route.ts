import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
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

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
