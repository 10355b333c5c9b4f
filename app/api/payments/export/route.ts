import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { documentQuery } from '@/lib/core/schema';
import { fichiers } from '@/lib/langues/fichiers';
import { paymentsCsv } from '@/lib/payments/queries/papers';

export const GET = route(
  {
    summary: 'Ses paiements, en CSV',
    response: document('Une ligne par paiement, du plus récent au plus ancien.'),
    produces: 'text/csv; charset=utf-8',
    auth: true,
    accountLimit: 'paperAccount',
    query: documentQuery,
  },
  async ({ actor, langue }) =>
    file('text/csv; charset=utf-8', fichiers('paiements')(langue), await paymentsCsv(actor, langue), langue),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
