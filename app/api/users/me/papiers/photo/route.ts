import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { uploadPapier } from '@/lib/users/commands/identity/papiers';
import { papierFichierViewSchema } from '@/lib/users/schema/papiers';

export const POST = route(
  {
    summary: 'Envoyer la photo d’un document, que seule la modération verra',
    response: answerOf(papierFichierViewSchema),
    auth: true,
    form: { file: 'document' },
    status: 201,
  },
  ({ actor, file }) => uploadPapier(actor, file),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
