import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteProduit, updateProduit } from '@/lib/produits/commands';
import { getProduitFor } from '@/lib/produits/queries';
import { updateProduitSchema } from '@/lib/produits/schema';

export const GET = route({ summary: 'A product', auth: 'optional', params: idParams }, ({ actor, params }) =>
  getProduitFor(actor, params.id),
);

export const PUT = route(
  {
    summary: 'Edit, hide or show a product',
    auth: true,
    params: idParams,
    body: updateProduitSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateProduit(actor, params.id, body),
);

export const DELETE = route(
  { summary: 'Delete a product', auth: true, params: idParams },
  ({ actor, params }) => deleteProduit(actor, params.id),
);
