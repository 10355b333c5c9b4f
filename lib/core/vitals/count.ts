import 'server-only';
import { db, Prisma, rowsOf } from '../db';
import { makeWindows } from '../limits/windows.mjs';
import { classOf, MESURES, middleOf } from './pages';
import type { VitalsInput } from './schema';

/** Views of one address that are counted, so that nobody bends the figures. Whole neighbourhoods share one: the rest is left out. */
const heard = makeWindows({ points: 600, seconds: 3_600 });

/**
 * Counts what one view of a page measured, told from an address. Only counters are kept, of kinds of pages, by day: nobody can be
 * found in them, and whatever is sent, there are never more than those. Nobody waits for the answer, so nobody is refused.
 */
export async function countVitals({ page, appareil, mesures }: VitalsInput, address: string): Promise<null> {
  if (heard(address) > 0) return null;
  const rows = MESURES.flatMap((mesure) => {
    const value = mesures[mesure];
    if (value === undefined) return [];
    return [Prisma.sql`(current_date, ${page}, ${appareil}, ${mesure}, ${classOf(value)}::smallint, 1)`];
  });
  await db.$executeRaw`
    INSERT INTO mesures (jour, page, appareil, mesure, classe, nombre) VALUES ${Prisma.join(rows)}
    ON CONFLICT (jour, page, appareil, mesure, classe) DO UPDATE SET nombre = mesures.nombre + 1`;
  return null;
}

/** What three views of four were quicker than, and of how many. */
export type VitalsFigure = { page: string; appareil: string; mesure: string; p75: number; nombre: number };

/** The last days, by page, device and what was measured. */
export async function sumVitals(days: number): Promise<VitalsFigure[]> {
  const rows = await rowsOf<Omit<VitalsFigure, 'p75'> & { classe: number }>`
    WITH classes AS (
      SELECT page, appareil, mesure, classe, sum(nombre) AS nombre FROM mesures
      WHERE jour > current_date - ${days}::int GROUP BY page, appareil, mesure, classe),
    placed AS (
      SELECT *, sum(nombre) OVER (PARTITION BY page, appareil, mesure ORDER BY classe) AS until,
        sum(nombre) OVER (PARTITION BY page, appareil, mesure) AS every FROM classes)
    SELECT page, appareil, mesure, min(classe)::int AS classe, max(every)::int AS nombre FROM placed
    WHERE until >= 0.75 * every GROUP BY page, appareil, mesure ORDER BY page, appareil, mesure`;
  return rows.map(({ classe, ...row }) => ({ ...row, p75: middleOf(classe) }));
}
