import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { passkeyOptions } from '@/lib/users/commands/safety/passkeys';
import { passkeyOptionsSchema } from '@/lib/users/schema/passkeys';

export const POST = route(
  {
    summary: 'Commencer une clé d’accès',
    response: answerOf(passkeyOptionsSchema),
    refuses: ['proof_required', 'conflict'],
    auth: true,
    accountLimit: 'safetyAccount',
  },
  async ({ actor }) => ({ ...(await passkeyOptions(actor)) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
