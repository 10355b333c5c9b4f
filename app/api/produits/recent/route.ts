import { route } from '@/lib/core/http/route';
import { listRecentProduits } from '@/lib/produits/queries';
import { recentProduitsSchema } from '@/lib/produits/schema';

export const GET = route(
  { summary: 'The newest visible products', query: recentProduitsSchema },
  ({ query }) => listRecentProduits(query.limit),
);
