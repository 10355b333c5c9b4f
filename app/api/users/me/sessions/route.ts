import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { logoutElsewhere } from '@/lib/users/commands/settings';
import { endedSessionsViewSchema } from '@/lib/users/schema/view';

export const DELETE = route(
  { summary: 'Se déconnecter partout ailleurs', response: answerOf(endedSessionsViewSchema), auth: true },
  ({ actor }) => logoutElsewhere(actor),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
