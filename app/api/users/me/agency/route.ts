import { answerOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { updateAgency } from '@/lib/users/commands/agency';
import { updateAgencySchema } from '@/lib/users/schema/agencies';
import { meViewSchema } from '@/lib/users/schema/view';

export const PUT = route(
  {
    summary: 'Modifier la fiche de sa propre agence',
    response: answerOf(meViewSchema),
    refuses: ['forbidden'],
    auth: true,
    body: updateAgencySchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, body }) => updateAgency(actor, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
