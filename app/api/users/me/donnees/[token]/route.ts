import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { openDownload } from '@/lib/donnees/commands/telecharger';
import { downloadParams } from '@/lib/donnees/schema';
import { fichiers } from '@/lib/langues/fichiers';

export const GET = route(
  {
    summary: 'Sa copie de ses données',
    response: document('Un ZIP\u202f: ses données en JSON, ses images, et index.html à lire.'),
    produces: 'application/zip',
    refuses: ['not_found'],
    auth: true,
    accountLimit: 'safetyAccount',
    params: downloadParams,
  },
  async ({ actor, params: { token }, langue }) =>
    file('application/zip', fichiers('donnees')(langue), await openDownload(actor, token), langue),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
