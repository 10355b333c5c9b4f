import 'server-only';
import { db, Prisma, rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import type { userStatsViewSchema } from '../schema/view';

/** True counts of what a person published and received (docs/api.md, `stats`). */
type UserStats = z.output<typeof userStatsViewSchema>;
export type Counts = Omit<UserStats, 'evaluations'>;

/** A person's counts, none of anything where nothing was counted. */
export function statsOf({ reviewCount }: { reviewCount: number }, counts: Counts | undefined): UserStats {
  return { ...(counts ?? { demandes: 0, transports: 0, produits: 0 }), evaluations: reviewCount };
}

/**
 * How many things a person has published, hidden ones too or not: columns of a statement that knows them as `id`. Person by person:
 * Prisma's counts group the whole tables for a page of people.
 */
export function countColumns(id: Prisma.Sql, which: 'visible' | 'all'): Prisma.Sql {
  const shown = which === 'visible' ? Prisma.sql`x.is_visible` : Prisma.sql`true`;
  const of = (table: string) =>
    Prisma.sql`(SELECT count(*)::int FROM ${Prisma.raw(table)} x WHERE x.user_id = ${id} AND ${shown})`;
  return Prisma.sql`${of('demandes')} AS demandes, ${of('transports')} AS transports, ${of('produits')} AS produits`;
}

/** The same of each of these people. */
export async function countThings(userIds: string[], which: 'visible' | 'all'): Promise<Map<string, Counts>> {
  const rows = await rowsOf<Counts & { id: string }>`
    SELECT p.id, ${countColumns(Prisma.sql`p.id`, which)} FROM unnest(${userIds}::uuid[]) AS p (id)`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The actor's own counts, hidden items included. */
export async function ownStats(actor: Actor): Promise<UserStats> {
  const select = { reviewCount: true } as const;
  const row = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select });
  return statsOf(row, (await countThings([actor.id], 'all')).get(actor.id));
}
