import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { endSubscription } from '@/lib/users/commands/newsletter';
import { newsletterParams } from '@/lib/users/schema/newsletter';

// No body is read: a mail program's one-click request (RFC 8058) is a form of its own, from no page and without a cookie.
export const POST = route(
  { summary: 'Ne plus recevoir la newsletter', response: nothing, params: newsletterParams },
  ({ params }) => endSubscription(params.token),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
