import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
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

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
