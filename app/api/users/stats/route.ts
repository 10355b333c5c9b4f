import { route } from '@/lib/core/http/route';
import { ownStats } from '@/lib/users/queries/view';
import { statsSchema } from '@/lib/users/schema/account';

export const PUT = route(
  { summary: 'Ses compteurs, toujours comptés sur les annonces elles-mêmes', auth: true, body: statsSchema },
  ({ actor }) => ownStats(actor),
);
