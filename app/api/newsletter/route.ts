import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { askNewsletter } from '@/lib/users/commands/newsletter';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

export const POST = route(
  {
    summary: 'Demander la newsletter pour une adresse\u202f: un lien y part, qui confirme',
    response: nothing,
    body: newsletterSchema,
    limit: 'newsletterAddress',
  },
  ({ body, langue }) => askNewsletter(body, langue),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
