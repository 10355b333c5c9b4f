import { answerOf, nothing } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { deleteProduit, updateProduit } from '@/lib/produits/commands';
import { getProduitFor } from '@/lib/produits/queries';
import { updateProduitSchema } from '@/lib/produits/schema';
import { produitViewSchema } from '@/lib/produits/schema/view';

export const GET = route(
  { summary: 'Un produit', response: answerOf(produitViewSchema), auth: 'optional', params: idParams },
  ({ actor, params }) => getProduitFor(actor, params.id),
);

export const PUT = route(
  {
    summary: 'Modifier un produit, le masquer ou le montrer',
    response: answerOf(produitViewSchema),
    refuses: ['forbidden'],
    auth: true,
    params: idParams,
    body: updateProduitSchema,
    bodyBytes: LONG_TEXTS_BYTES,
  },
  ({ actor, params, body }) => updateProduit(actor, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Supprimer un produit',
    response: nothing,
    refuses: ['forbidden'],
    auth: true,
    params: idParams,
  },
  ({ actor, params }) => deleteProduit(actor, params.id),
);

export const { POST, PATCH, OPTIONS } = others({ GET, PUT, DELETE });
