import { answerOf } from '@/lib/core/http/answer';
import { loginSource } from '@/lib/core/http/caller';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { passkeyLoginOptions } from '@/lib/users/commands/safety/passkey-login';
import { passkeyOptionsSchema } from '@/lib/users/schema/passkeys';

export const POST = route(
  {
    summary: 'Commencer une connexion par clé d’accès',
    response: answerOf(passkeyOptionsSchema),
    limit: 'passkeyAddress',
    limitBy: loginSource,
  },
  async () => ({ ...(await passkeyLoginOptions()) }),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
