import { searchVilles, villesQuery } from '@/lib/core/cities/villes';
import { route } from '@/lib/core/http/route';

export const GET = route(
  { summary: 'City suggestions for a typed beginning', query: villesQuery },
  ({ query }) => searchVilles(query.q),
);
