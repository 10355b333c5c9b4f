import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { fichiers } from '@/lib/langues/fichiers';
import { relevePdf } from '@/lib/payments/queries/papers';
import { releveQuery } from '@/lib/payments/schema';

export const GET = route(
  {
    summary: 'Ce qui lui a été versé dans une année, par trimestre, en PDF',
    response: document('Le relevé annuel que les plateformes doivent aux transporteurs.'),
    produces: 'application/pdf',
    refuses: ['unavailable'],
    auth: true,
    accountLimit: 'paperAccount',
    query: releveQuery,
  },
  async ({ actor, query: { annee }, langue }) =>
    file(
      'application/pdf',
      fichiers('releve', { annee: String(annee) })(langue),
      await relevePdf(actor, annee, langue),
      langue,
    ),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
