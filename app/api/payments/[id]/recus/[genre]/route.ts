import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { documentQuery } from '@/lib/core/schema';
import { fichiers } from '@/lib/langues/fichiers';
import { recuPdf } from '@/lib/payments/queries/papers';
import { recuParams } from '@/lib/payments/schema';

export const GET = route(
  {
    summary: 'Son reçu, son avoir ou sa facture de commission, en PDF',
    response: document('Un document PDF, toujours le même dans une langue.'),
    produces: 'application/pdf',
    refuses: ['unavailable'],
    auth: true,
    accountLimit: 'paperAccount',
    params: recuParams,
    query: documentQuery,
  },
  async ({ actor, params: { id, genre }, langue }) =>
    file(
      'application/pdf',
      fichiers('recu', { genre, id })(langue),
      await recuPdf(actor, id, genre, langue),
      langue,
    ),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
