import { answerOf, pageOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { createProduit } from '@/lib/produits/commands';
import { listProduits } from '@/lib/produits/queries';
import { createProduitSchema, listProduitsSchema } from '@/lib/produits/schema';
import { produitViewSchema } from '@/lib/produits/schema/view';

export const GET = route(
  {
    summary: 'Les produits visibles, les plus récents d’abord',
    response: pageOf(produitViewSchema),
    query: listProduitsSchema,
  },
  async ({ query }) => list(await listProduits(query)),
);

export const POST = route(
  {
    summary: 'Publier un produit',
    response: answerOf(produitViewSchema),
    auth: true,
    accountLimit: 'publishAccount',
    body: createProduitSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createProduit(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
