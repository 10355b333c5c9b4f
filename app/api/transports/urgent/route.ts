import { answerOf } from '@/lib/core/http/answer';
import { route } from '@/lib/core/http/route';
import { z } from '@/lib/core/zod';
import { listUrgentTransports } from '@/lib/transports/queries/listings';
import { urgentSchema } from '@/lib/transports/schema';
import { transportViewSchema } from '@/lib/transports/schema/view';

export const GET = route(
  {
    summary: 'Les transports qui ont de la place et partent dans les sept jours',
    response: answerOf(z.array(transportViewSchema)),
    query: urgentSchema,
  },
  ({ query }) => listUrgentTransports(query.limit),
);
