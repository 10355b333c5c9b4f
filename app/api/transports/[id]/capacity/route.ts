import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { getRemainingCapacity } from '@/lib/transports/queries/get';
import { capacitySchema } from '@/lib/transports/schema';

export const POST = route(
  {
    summary: 'Free kilograms between two cities of a trip',
    auth: 'optional',
    params: idParams,
    body: capacitySchema,
  },
  ({ actor, params, body }) => getRemainingCapacity(actor, params.id, body),
);
