import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { leaveName } from '@/lib/moderation/commands/papiers';
import { seenNameSchema } from '@/lib/users/schema/papiers';

export const POST = route(
  {
    summary: 'Laisser un nom qui ressemble à un autre, pour la modération',
    response: nothing,
    refuses: ['not_found'],
    auth: true,
    params: idParams,
    body: seenNameSchema,
  },
  ({ actor, params, body }) => leaveName(actor, params.id, body.nomCle),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
