import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { renewCodes } from '@/lib/users/commands/safety/two-factor';
import { recoveryCodesSchema } from '@/lib/users/schema/two-factor';

export const POST = route(
  {
    summary: 'De nouveaux codes de secours, à la place des anciens',
    response: answerOf(recoveryCodesSchema),
    refuses: ['proof_required', 'conflict'],
    auth: true,
    accountLimit: 'safetyAccount',
  },
  ({ actor }) => renewCodes(actor),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
