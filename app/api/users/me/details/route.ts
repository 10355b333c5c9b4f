import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { updateDetails } from '@/lib/users/commands/details';
import { updateDetailsSchema } from '@/lib/users/schema/details';
import { meViewSchema } from '@/lib/users/schema/view';

export const PATCH = route(
  {
    summary: 'Corriger les informations privées de son inscription',
    response: answerOf(meViewSchema),
    refuses: ['proof_required'],
    auth: true,
    body: updateDetailsSchema,
  },
  ({ actor, body }) => updateDetails(actor, body),
);

export const { GET, POST, PUT, DELETE, OPTIONS } = others({ PATCH });
