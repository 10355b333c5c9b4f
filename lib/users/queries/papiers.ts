import 'server-only';
import { db, type Prisma, rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import type { PapierGenre } from '../rules/papiers';
import type { papierViewSchema } from '../schema/papiers';

export type PapierView = z.output<typeof papierViewSchema>;

export const papierSelect = {
  id: true,
  genre: true,
  etat: true,
  valableJusqua: true,
  createdAt: true,
  decideLe: true,
  raison: true,
} satisfies Prisma.PapierSelect;

/** A document as its owner reads it. */
export function toPapierView(row: Prisma.PapierGetPayload<{ select: typeof papierSelect }>): PapierView {
  const { id, createdAt, decideLe, valableJusqua, ...rest } = row;
  return {
    _id: id,
    ...rest,
    valableJusqua: valableJusqua?.toISOString().slice(0, 10) ?? null,
    envoyeLe: createdAt.toISOString(),
    decideLe: decideLe?.toISOString() ?? null,
  };
}

/** Of each kind what counts of the actor's documents: what waits or was decided last, and what is accepted beside it. */
export async function listPapiers(actor: Actor): Promise<PapierView[]> {
  const ids = await rowsOf<{ id: string }>`
    (SELECT DISTINCT ON (genre) id FROM papiers WHERE user_id = ${actor.id}::uuid AND etat <> 'retire' ORDER BY genre, id DESC)
    UNION (SELECT id FROM papiers WHERE user_id = ${actor.id}::uuid AND etat = 'accepte')`;
  const where = { id: { in: ids.map(({ id }) => id) } };
  const rows = await db.papier.findMany({ where, orderBy: { id: 'desc' }, select: papierSelect });
  return rows.map(toPapierView);
}

/** The accepted documents of a person, for a relation's `select`; `goodOn` reads them. */
export const acceptedPapiers = {
  where: { etat: 'accepte' },
  select: { genre: true, valableJusqua: true },
} satisfies Prisma.PapierFindManyArgs;

/** Which accepted documents are good on a day (`YYYY-MM-DD`): the job that ends the others may not have come yet. */
export function goodOn(
  papiers: { genre: PapierGenre; valableJusqua: Date | null }[],
  day: string,
): Set<PapierGenre> {
  const good = papiers.filter(
    ({ valableJusqua }) => !valableJusqua || valableJusqua.toISOString().slice(0, 10) >= day,
  );
  return new Set(good.map(({ genre }) => genre));
}
