import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { logoutElsewhere } from '@/lib/users/commands/settings';
import { listSessions } from '@/lib/users/queries/safety';
import { sessionItemSchema } from '@/lib/users/schema/safety';
import { endedSessionsViewSchema } from '@/lib/users/schema/view';

export const GET = route(
  {
    summary: 'Les appareils connectés à son compte',
    response: answerOf(z.array(sessionItemSchema)),
    auth: true,
  },
  ({ actor, langue }) => listSessions(actor, langue),
);

export const DELETE = route(
  { summary: 'Se déconnecter partout ailleurs', response: answerOf(endedSessionsViewSchema), auth: true },
  ({ actor }) => logoutElsewhere(actor),
);

export const { POST, PUT, PATCH, OPTIONS } = others({ GET, DELETE });
