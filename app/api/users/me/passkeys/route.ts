import { answerOf } from '@/lib/core/http/answer';
import { LONG_TEXTS_BYTES } from '@/lib/core/http/json';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { addPasskey } from '@/lib/users/commands/safety/passkeys';
import { listPasskeys } from '@/lib/users/queries/safety';
import { addPasskeySchema, passkeyViewSchema } from '@/lib/users/schema/passkeys';

export const GET = route(
  { summary: 'Ses clés d’accès', response: answerOf(z.array(passkeyViewSchema)), auth: true },
  ({ actor }) => listPasskeys(actor),
);

export const POST = route(
  {
    summary: 'Enregistrer une clé d’accès',
    response: answerOf(passkeyViewSchema),
    refuses: ['proof_required', 'conflict'],
    auth: true,
    body: addPasskeySchema,
    bodyBytes: LONG_TEXTS_BYTES,
    accountLimit: 'safetyAccount',
    status: 201,
  },
  ({ actor, body, request, langue }) => addPasskey(actor, body, request.headers.get('user-agent'), langue),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
