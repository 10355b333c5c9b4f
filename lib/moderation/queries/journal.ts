import 'server-only';
import { db, rowsOf } from '@/lib/core/db';
import type * as z from '@/lib/core/zod';
import { displayName } from '@/lib/users/labels';
import type { Action, Cible } from '../labels';
import type { reportViewSchema } from '../schema/view';

type Journal = z.output<typeof reportViewSchema>['journal'];

/** Lines of it that an operator sees of one thing. */
const MOST = 20;

/** What was done about things, by their ids, the last first. */
export async function journalsOf(things: { cible: Cible; cibleId: string }[]): Promise<Map<string, Journal>> {
  const last = await rowsOf<{ id: string }>`
    SELECT e.id FROM (SELECT DISTINCT cible, cible_id FROM unnest(
        ${things.map(({ cible }) => cible)}::report_cible[], ${things.map(({ cibleId }) => cibleId)}::uuid[]
      ) AS named (cible, cible_id)) named,
      LATERAL (SELECT id FROM moderation_log l WHERE l.cible = named.cible AND l.cible_id = named.cible_id
        ORDER BY id DESC LIMIT ${MOST}) e`;
  const entries = await db.moderationEntry.findMany({
    where: { id: { in: last.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      cibleId: true,
      action: true,
      raison: true,
      createdAt: true,
      operator: { select: { firstName: true, lastName: true } },
      answer: { select: { texte: true } },
    },
  });
  const journals = new Map<string, Journal>();
  for (const { id, cibleId, operator, answer, createdAt, action, ...entry } of entries) {
    const line = {
      _id: id,
      ...entry,
      action: action as Action,
      operateur: displayName(operator),
      createdAt: createdAt.toISOString(),
      reponse: answer?.texte ?? null,
    };
    journals.set(cibleId, [...(journals.get(cibleId) ?? []), line]);
  }
  return journals;
}
