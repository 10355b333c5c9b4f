import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { getRemainingCapacity } from '@/lib/transports/queries/get';
import { capacitySchema } from '@/lib/transports/schema';
import { capacityViewSchema } from '@/lib/transports/schema/view';

export const POST = route(
  {
    summary: 'Les kilos libres entre deux villes d’un transport',
    response: answerOf(capacityViewSchema),
    auth: 'optional',
    params: idParams,
    body: capacitySchema,
  },
  ({ actor, params, body }) => getRemainingCapacity(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
