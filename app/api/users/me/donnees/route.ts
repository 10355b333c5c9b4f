import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { askDownload } from '@/lib/donnees/commands/telecharger';
import { askedDownloadSchema, downloadSchema } from '@/lib/donnees/schema';

export const POST = route(
  {
    summary: 'Demander une copie de ses données, en ZIP',
    response: answerOf(askedDownloadSchema),
    refuses: ['proof_required'],
    auth: true,
    accountLimit: 'safetyAccount',
    body: downloadSchema,
  },
  ({ actor, body }) => askDownload(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
