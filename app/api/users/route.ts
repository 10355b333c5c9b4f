import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listAgencies } from '@/lib/users/queries/agencies';
import { listUsersSchema } from '@/lib/users/schema/agencies';
import { agencyViewSchema } from '@/lib/users/schema/view';

export const GET = route(
  {
    summary: 'L’annuaire des agences\u202f: vérifiées d’abord, puis les mieux notées',
    response: pageOf(agencyViewSchema),
    query: listUsersSchema,
  },
  async ({ query }) => list(await listAgencies(query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
