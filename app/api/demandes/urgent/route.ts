import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { listUrgentDemandes } from '@/lib/demandes/queries';
import { urgentDemandesSchema } from '@/lib/demandes/schema';
import { demandeViewSchema } from '@/lib/demandes/schema/view';

export const GET = route(
  {
    summary: 'Les besoins urgents, la date limite la plus proche d’abord',
    response: answerOf(z.array(demandeViewSchema)),
    query: urgentDemandesSchema,
  },
  ({ query }) => listUrgentDemandes(query.limit),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
