import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { paymentsCsv } from '@/lib/payments/queries/papers';

export const GET = route(
  {
    summary: 'Ses paiements, en CSV',
    response: document('Une ligne par paiement, du plus récent au plus ancien.'),
    produces: 'text/csv; charset=utf-8',
    auth: true,
    accountLimit: 'paperAccount',
  },
  async ({ actor }) => file('text/csv; charset=utf-8', 'paiements.csv', await paymentsCsv(actor)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
