import { route } from '@/lib/core/http/route';
import { logoutElsewhere } from '@/lib/users/commands/settings';

export const DELETE = route({ summary: 'Se déconnecter partout ailleurs', auth: true }, ({ actor }) =>
  logoutElsewhere(actor),
);
