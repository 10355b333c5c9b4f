import { list, route } from '@/lib/core/http/route';
import { listAgencies } from '@/lib/users/queries/agencies';
import { listUsersSchema } from '@/lib/users/schema/agencies';

export const GET = route(
  { summary: 'L’annuaire des agences : vérifiées d’abord, puis les mieux notées', query: listUsersSchema },
  async ({ query }) => list(await listAgencies(query)),
);
