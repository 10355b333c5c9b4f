import { answerOf, pageOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { createDemande } from '@/lib/demandes/commands';
import { listDemandes } from '@/lib/demandes/queries';
import { createDemandeSchema, listDemandesSchema } from '@/lib/demandes/schema';
import { demandeViewSchema } from '@/lib/demandes/schema/view';

export const GET = route(
  {
    summary: 'Les besoins visibles, les plus récents d’abord',
    response: pageOf(demandeViewSchema),
    query: listDemandesSchema,
  },
  async ({ query }) => list(await listDemandes(query)),
);

export const POST = route(
  {
    summary: 'Publier un besoin',
    response: answerOf(demandeViewSchema),
    auth: true,
    accountLimit: 'publishAccount',
    body: createDemandeSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createDemande(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
