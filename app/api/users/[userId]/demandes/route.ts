import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listUserDemandes } from '@/lib/demandes/queries';
import { listUserDemandesSchema } from '@/lib/demandes/schema';
import { demandeViewSchema } from '@/lib/demandes/schema/view';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'Les besoins d’une personne\u202f; pour elle-même, les masqués aussi',
    response: pageOf(demandeViewSchema),
    auth: 'optional',
    params: userParams,
    query: listUserDemandesSchema,
  },
  async ({ actor, params, query }) => list(await listUserDemandes(actor, params.userId, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
