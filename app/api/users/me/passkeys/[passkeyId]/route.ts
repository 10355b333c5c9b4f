import { answerOf, nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { removePasskey, renamePasskey } from '@/lib/users/commands/safety/passkeys';
import { passkeyParams, passkeyViewSchema, renamePasskeySchema } from '@/lib/users/schema/passkeys';

const contract = { auth: true, params: passkeyParams, accountLimit: 'safetyAccount' } as const;

export const PATCH = route(
  {
    ...contract,
    summary: 'Renommer une clé d’accès',
    response: answerOf(passkeyViewSchema),
    body: renamePasskeySchema,
  },
  ({ actor, params, body }) => renamePasskey(actor, params.passkeyId, body.name),
);

export const DELETE = route(
  { ...contract, summary: 'Supprimer une clé d’accès', response: nothing, refuses: ['proof_required'] },
  async ({ actor, params }) => {
    await removePasskey(actor, params.passkeyId);
    return null;
  },
);

export const { GET, POST, PUT, OPTIONS } = others({ PATCH, DELETE });
