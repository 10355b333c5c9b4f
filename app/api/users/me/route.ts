import { route } from '@/lib/core/http';
import { updatePreferences } from '@/lib/users/commands/account';
import { meView } from '@/lib/users/queries/view';
import { preferencesSchema } from '@/lib/users/schema/account';

export const GET = route({ summary: 'Son propre compte', auth: true }, ({ actor }) => meView(actor));

export const PATCH = route(
  { summary: 'Changer ses préférences', auth: true, body: preferencesSchema },
  ({ actor, body }) => updatePreferences(actor, body.preferences),
);
