import 'server-only';
import { db, type Prisma } from '@/lib/core/db';
import { keysetPage, type Page } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import * as z from '@/lib/core/zod';
import { displayName } from '@/lib/users/labels';
import { toUserSummary, userSummarySelect } from '@/lib/users/queries/view';
import type { Action, Cible } from '../labels';
import type { ReportsAsked } from '../schema';
import type { reportViewSchema } from '../schema/view';
import { contextOf } from './lines';
import { requireOperator } from './operator';
import { thingOf } from './things';

export type ReportView = z.output<typeof reportViewSchema>;

const reportSelect = {
  id: true,
  cible: true,
  cibleId: true,
  motif: true,
  texte: true,
  createdAt: true,
  decision: true,
  decidedAt: true,
  reporter: { select: userSummarySelect },
  person: { select: { ...userSummarySelect, suspendedAt: true } },
} satisfies Prisma.ReportSelect;

type ReportRow = Prisma.ReportGetPayload<{ select: typeof reportSelect }>;
/** The log has more words than reports: money and conversations are in none. */
type Words = { cible: Cible; decision: Action | null };

/**
 * What operators work through: what waits, the oldest first, or what is decided, the latest report first; each with its
 * thing and what was done about it before. Throws `not_found` for who is no operator.
 */
export async function listReports(actor: Actor, { etat, ...asked }: ReportsAsked): Promise<Page<ReportView>> {
  await requireOperator(actor);
  const waits = etat === 'en_attente';
  const { items, meta } = await keysetPage(
    asked,
    z.guid(),
    ({ id }: ReportRow) => id,
    (after, take) =>
      db.report.findMany({
        where: {
          decidedAt: waits ? null : { not: null },
          ...(after && { id: waits ? { gt: after } : { lt: after } }),
        },
        orderBy: { id: waits ? 'asc' : 'desc' },
        take,
        select: reportSelect,
      }),
  );
  return { items: await Promise.all(items.map(toView)), meta };
}

/** One report as operators see it. Throws `not_found` for who is no operator. */
export async function getReport(actor: Actor, id: string): Promise<ReportView> {
  await requireOperator(actor);
  return toView(await db.report.findUniqueOrThrow({ where: { id }, select: reportSelect }));
}

async function toView(row: ReportRow): Promise<ReportView> {
  const { id, cible, cibleId, reporter, person, createdAt, decidedAt, ...report } = row as ReportRow & Words;
  const [thing, lines, waiting, journal] = await Promise.all([
    thingOf(cible, cibleId),
    cible === 'message' ? contextOf(cibleId) : [],
    db.report.count({ where: { cible, cibleId, decidedAt: null, id: { not: id } } }),
    db.moderationEntry.findMany({
      where: { cible, cibleId },
      orderBy: { id: 'desc' },
      take: 20,
      select: {
        id: true,
        action: true,
        raison: true,
        createdAt: true,
        operator: { select: { firstName: true, lastName: true } },
        answer: { select: { texte: true } },
      },
    }),
  ]);
  return {
    _id: id,
    cible,
    cibleId,
    ...report,
    ...thing,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reporter: toUserSummary(reporter),
    person: toUserSummary(person),
    suspendu: person.suspendedAt !== null,
    contexte: lines.map((line) => ({ ...line, createdAt: line.createdAt.toISOString() })),
    autres: waiting,
    journal: journal.map(({ id: _id, operator, answer, createdAt: at, action, ...entry }) => ({
      _id,
      ...entry,
      action: action as Action,
      operateur: displayName(operator),
      createdAt: at.toISOString(),
      reponse: answer?.texte ?? null,
    })),
  };
}
