import { route } from '@/lib/core/http/route';
import { listUrgentTransports } from '@/lib/transports/queries/listings';
import { urgentSchema } from '@/lib/transports/schema';

export const GET = route(
  { summary: 'Trips with free weight that depart within seven days', query: urgentSchema },
  ({ query }) => listUrgentTransports(query.limit),
);
