import { route } from '@/lib/core/http/route';
import { listUrgentDemandes } from '@/lib/demandes/queries';
import { urgentDemandesSchema } from '@/lib/demandes/schema';

export const GET = route(
  { summary: 'Urgent needs, the nearest deadline first', query: urgentDemandesSchema },
  ({ query }) => listUrgentDemandes(query.limit),
);
