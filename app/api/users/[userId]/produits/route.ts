import { list, route } from '@/lib/core/http/route';
import { listUserProduits } from '@/lib/produits/queries';
import { listProduitsSchema } from '@/lib/produits/schema';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'A person’s products; the hidden ones too for themselves',
    auth: 'optional',
    params: userParams,
    query: listProduitsSchema,
  },
  async ({ actor, params, query }) => list(await listUserProduits(actor, params.userId, query)),
);
