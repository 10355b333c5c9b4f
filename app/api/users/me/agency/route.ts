import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { route } from '@/lib/core/http/route';
import { updateAgency } from '@/lib/users/commands/agency';
import { updateAgencySchema } from '@/lib/users/schema/agencies';

export const PUT = route(
  {
    summary: 'Modifier la fiche de sa propre agence',
    auth: true,
    body: updateAgencySchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, body }) => updateAgency(actor, body),
);
