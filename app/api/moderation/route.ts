import { answerOf, pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { decide } from '@/lib/moderation/commands/decide';
import { listReports } from '@/lib/moderation/queries/reports';
import { decideSchema, listReportsSchema } from '@/lib/moderation/schema';
import { reportViewSchema } from '@/lib/moderation/schema/view';

export const GET = route(
  {
    summary: 'Les signalements, pour la modération',
    response: pageOf(reportViewSchema),
    refuses: ['not_found'],
    auth: true,
    query: listReportsSchema,
  },
  async ({ actor, query }) => list(await listReports(actor, query)),
);

export const POST = route(
  {
    summary: 'Décider d’un signalement, pour la modération',
    response: answerOf(reportViewSchema),
    refuses: ['not_found', 'conflict'],
    auth: true,
    body: decideSchema,
    status: 201,
  },
  ({ actor, body }) => decide(actor, body),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
