import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { list, route } from '@/lib/core/http/route';
import { createDemande } from '@/lib/demandes/commands';
import { listDemandes } from '@/lib/demandes/queries';
import { createDemandeSchema, listDemandesSchema } from '@/lib/demandes/schema';

export const GET = route(
  { summary: 'Visible needs, newest first', query: listDemandesSchema },
  async ({ query }) => list(await listDemandes(query)),
);

export const POST = route(
  {
    summary: 'Publish a need',
    auth: true,
    accountLimit: 'publishAccount',
    body: createDemandeSchema,
    bodyBytes: LONG_TEXTS_BYTES,
    status: 201,
  },
  ({ actor, body }) => createDemande(actor, body),
);
