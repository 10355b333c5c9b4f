import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { ownStats } from '@/lib/users/queries/counts';
import { statsSchema } from '@/lib/users/schema/account';
import { userStatsViewSchema } from '@/lib/users/schema/view';

export const PUT = route(
  {
    summary: 'Ses compteurs, toujours comptés sur les annonces elles-mêmes',
    response: answerOf(userStatsViewSchema),
    auth: true,
    body: statsSchema,
  },
  ({ actor }) => ownStats(actor),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = others({ PUT });
