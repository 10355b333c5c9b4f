import 'server-only';
import type { RawDb } from '@/lib/core/db';
import type { ChoseFacts } from '../schema';

/**
 * Has those told whose alerts something fits that can be seen from now on, in the transaction that shows or changes it. Who
 * was told of it already is not told again.
 */
export async function lookForAlertes(
  tx: RawDb,
  genre: ChoseFacts['genre'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await tx.$executeRaw`SELECT enqueue_alertes(${genre}::alerte_genre, ${ids}::uuid[])`;
}
