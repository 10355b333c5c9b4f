import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { blockUser, unblockUser } from '@/lib/users/commands/blocks';
import { hasBlocked } from '@/lib/users/queries/blocks';
import { userParams } from '@/lib/users/schema/account';
import { blockedViewSchema } from '@/lib/users/schema/view';

const common = { response: answerOf(blockedViewSchema), auth: true, params: userParams } as const;

export const GET = route({ ...common, summary: 'Dire si l’on a bloqué une personne' }, ({ actor, params }) =>
  hasBlocked(actor, params.userId),
);

export const POST = route(
  {
    ...common,
    summary: 'Bloquer une personne\u202f: plus de message ni de réservation, dans aucun sens',
    refuses: ['conflict'],
    accountLimit: 'blockAccount',
  },
  ({ actor, params }) => blockUser(actor, params.userId),
);

export const DELETE = route(
  { ...common, summary: 'Débloquer une personne', accountLimit: 'blockAccount' },
  ({ actor, params }) => unblockUser(actor, params.userId),
);

export const { PUT, PATCH, OPTIONS } = others({ GET, POST, DELETE });
