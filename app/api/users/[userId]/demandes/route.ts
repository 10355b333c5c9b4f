import { list, route } from '@/lib/core/http/route';
import { listUserDemandes } from '@/lib/demandes/queries';
import { listUserDemandesSchema } from '@/lib/demandes/schema';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'A person’s needs; the hidden ones too for themselves',
    auth: 'optional',
    params: userParams,
    query: listUserDemandesSchema,
  },
  async ({ actor, params, query }) => list(await listUserDemandes(actor, params.userId, query)),
);
