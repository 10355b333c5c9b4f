import 'server-only';
import { db, type Prisma, rowsOf } from '@/lib/core/db';
import { keysetPage, type Page } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import * as z from '@/lib/core/zod';
import { toUserSummary, userSummarySelect } from '@/lib/users/queries/view';
import type { Action, Cible } from '../labels';
import type { ReportsAsked } from '../schema';
import type { reportViewSchema } from '../schema/view';
import { journalsOf } from './journal';
import { contextsOf } from './lines';
import { requireOperator } from './operator';
import { GONE, thingsOf } from './things';

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
  return { items: await toViews(items), meta };
}

/** One report as operators see it. Throws `not_found` for who is no operator. */
export async function getReport(actor: Actor, id: string): Promise<ReportView> {
  await requireOperator(actor);
  const [view] = await toViews([await db.report.findUniqueOrThrow({ where: { id }, select: reportSelect })]);
  return view as ReportView;
}

/** As many statements for a page of them as for one. */
async function toViews(rows: ReportRow[]): Promise<ReportView[]> {
  const reports = rows as (ReportRow & Words)[];
  const messages = reports.flatMap(({ cible, cibleId }) => (cible === 'message' ? [cibleId] : []));
  const [things, contexts, others, journals] = await Promise.all([
    thingsOf(reports),
    contextsOf(messages),
    waitingBeside(reports.map(({ id }) => id)),
    journalsOf(reports),
  ]);
  return reports.map(({ id, cible, cibleId, reporter, person, createdAt, decidedAt, ...report }) => ({
    _id: id,
    cible,
    cibleId,
    ...report,
    ...(things.get(cibleId) ?? GONE),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reporter: toUserSummary(reporter),
    person: toUserSummary(person),
    suspendu: person.suspendedAt !== null,
    contexte: (contexts.get(cibleId) ?? []).map((line) => ({
      ...line,
      createdAt: line.createdAt.toISOString(),
    })),
    autres: others.get(id) ?? 0,
    journal: journals.get(cibleId) ?? [],
  }));
}

/** Of reports, by their ids: how many others of the same thing wait. */
async function waitingBeside(ids: string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ id: string; n: number }>`
    SELECT r.id, count(*)::int AS n FROM reports r
      JOIN reports o ON o.cible = r.cible AND o.cible_id = r.cible_id AND o.decided_at IS NULL AND o.id <> r.id
    WHERE r.id = ANY(${ids}::uuid[]) GROUP BY r.id`;
  return new Map(rows.map(({ id, n }) => [id, n]));
}
