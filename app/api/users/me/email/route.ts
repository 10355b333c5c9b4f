import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { askEmailLink, dropPendingEmail } from '@/lib/users/commands/identity/email-links';

export const POST = route(
  {
    summary: 'Recevoir de nouveau le lien qui confirme son adresse e-mail',
    response: nothing,
    refuses: ['conflict'],
    auth: true,
  },
  ({ actor }) => askEmailLink(actor),
);

export const DELETE = route(
  { summary: 'Garder son adresse e-mail et renoncer à la nouvelle', response: nothing, auth: true },
  ({ actor }) => dropPendingEmail(actor),
);

export const { GET, PUT, PATCH, OPTIONS } = others({ POST, DELETE });
