import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { idParams } from '@/lib/core/schema';
import { settleDispute } from '@/lib/moderation/commands/litiges';
import { settleSchema } from '@/lib/remises/schema';

export const POST = route(
  {
    summary: 'Trancher un désaccord, avec sa raison',
    response: nothing,
    refuses: ['conflict'],
    auth: true,
    accountLimit: 'remiseAccount',
    params: idParams,
    body: settleSchema,
  },
  ({ actor, params, body }) => settleDispute(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
