import { route } from '@/lib/core/http/route';
import { updateMe } from '@/lib/users/commands/settings';
import { meView } from '@/lib/users/queries/view';
import { updateMeSchema } from '@/lib/users/schema/settings';

export const GET = route({ summary: 'Son propre compte', auth: true }, ({ actor }) => meView(actor));

export const PATCH = route(
  { summary: 'Modifier son compte et ses préférences', auth: true, body: updateMeSchema },
  ({ actor, body }) => updateMe(actor, body),
);
