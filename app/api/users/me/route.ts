import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { updateMe } from '@/lib/users/commands/settings';
import { meView } from '@/lib/users/queries/view';
import { updateMeSchema } from '@/lib/users/schema/settings';
import { meViewSchema } from '@/lib/users/schema/view';

export const GET = route(
  { summary: 'Son propre compte', response: answerOf(meViewSchema), auth: true },
  ({ actor }) => meView(actor),
);

export const PATCH = route(
  {
    summary: 'Modifier son compte et ses préférences',
    response: answerOf(meViewSchema),
    refuses: ['conflict', 'proof_required'],
    auth: true,
    body: updateMeSchema,
  },
  ({ actor, body }) => updateMe(actor, body),
);

export const { POST, PUT, DELETE, OPTIONS } = others({ GET, PATCH });
