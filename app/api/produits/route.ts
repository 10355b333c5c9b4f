import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { list, route } from '@/lib/core/http/route';
import { createProduit } from '@/lib/produits/commands';
import { listProduits } from '@/lib/produits/queries';
import { createProduitSchema, listProduitsSchema } from '@/lib/produits/schema';

export const GET = route(
  { summary: 'Visible products, newest first', query: listProduitsSchema },
  async ({ query }) => list(await listProduits(query)),
);

export const POST = route(
  {
    summary: 'Publish a product',
    auth: true,
    accountLimit: 'publishAccount',
    body: createProduitSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createProduit(actor, body),
);
