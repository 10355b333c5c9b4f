import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { listRecentProduits } from '@/lib/produits/queries';
import { recentProduitsSchema } from '@/lib/produits/schema';
import { produitViewSchema } from '@/lib/produits/schema/view';

export const GET = route(
  {
    summary: 'Les produits visibles les plus récents',
    response: answerOf(z.array(produitViewSchema)),
    query: recentProduitsSchema,
  },
  ({ query }) => listRecentProduits(query.limit),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
