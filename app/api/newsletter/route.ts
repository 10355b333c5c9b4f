import { route } from '@/lib/core/http/route';
import { subscribeToNewsletter } from '@/lib/users/commands/newsletter';
import { newsletterSchema } from '@/lib/users/schema/newsletter';

export const POST = route(
  { summary: 'Subscribe an e-mail to the newsletter', body: newsletterSchema, limit: 'newsletterAddress' },
  ({ body }) => subscribeToNewsletter(body),
);
