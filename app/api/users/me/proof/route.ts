import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { prove } from '@/lib/users/commands/safety/proof';
import { proofSchema } from '@/lib/users/schema/two-factor';

export const POST = route(
  {
    summary: 'Confirmer que c’est bien soi, pour dix minutes',
    response: nothing,
    refuses: ['proof_required'],
    auth: true,
    body: proofSchema,
    accountLimit: 'safetyAccount',
  },
  async ({ actor, body }) => {
    await prove(actor, body);
    return null;
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
