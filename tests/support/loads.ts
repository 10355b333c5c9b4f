import { db } from '@/lib/core/db';

/** The load of every section of a trip in grams, by position; the last stop's is 0. */
export async function loads(transportId: string): Promise<number[]> {
  const rows = await db.etape.findMany({
    where: { transportId },
    orderBy: { position: 'asc' },
    select: { chargeGrammes: true },
  });
  return rows.map((row) => row.chargeGrammes);
}
