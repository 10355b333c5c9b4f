import { answerOf, nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { beginFactor, confirmFactor, endFactor } from '@/lib/users/commands/safety/two-factor';
import { confirmFactorSchema, factorKeySchema, recoveryCodesSchema } from '@/lib/users/schema/two-factor';

const contract = {
  refuses: ['proof_required', 'conflict'],
  auth: true,
  accountLimit: 'safetyAccount',
} as const;

export const POST = route(
  { ...contract, summary: 'Commencer la double authentification', response: answerOf(factorKeySchema) },
  ({ actor }) => beginFactor(actor),
);

export const PUT = route(
  {
    ...contract,
    summary: 'L’activer, par un premier code',
    response: answerOf(recoveryCodesSchema),
    body: confirmFactorSchema,
  },
  ({ actor, body }) => confirmFactor(actor, body.code),
);

export const DELETE = route(
  { ...contract, summary: 'Désactiver la double authentification', response: nothing },
  async ({ actor }) => {
    await endFactor(actor);
    return null;
  },
);

export const { GET, PATCH, OPTIONS } = others({ POST, PUT, DELETE });
