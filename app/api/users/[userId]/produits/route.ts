import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listUserProduits } from '@/lib/produits/queries';
import { listProduitsSchema } from '@/lib/produits/schema';
import { produitViewSchema } from '@/lib/produits/schema/view';
import { userParams } from '@/lib/users/schema/account';

export const GET = route(
  {
    summary: 'Les produits d’une personne\u202f; pour elle-même, les masqués aussi',
    response: pageOf(produitViewSchema),
    auth: 'optional',
    params: userParams,
    query: listProduitsSchema,
  },
  async ({ actor, params, query }) => list(await listUserProduits(actor, params.userId, query)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
