import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { endMails } from '@/lib/notifications/commands/unsubscribe';
import { endMailsParams } from '@/lib/notifications/schema/input';

// No body is read: a mail program's one-click request (RFC 8058) is a form of its own, from no page and without a cookie.
export const POST = route(
  {
    summary: 'Ne plus recevoir les e-mails d’une sorte, par le lien de l’un d’eux',
    response: nothing,
    refuses: ['not_found'],
    params: endMailsParams,
  },
  ({ params }) => endMails(params.token),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
