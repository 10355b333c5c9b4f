import 'server-only';
import { newId, type RawDb } from '@/lib/core/db';
import type { Ecriture } from '../rules/ledger';

/**
 * Writes entries of one payment in the books, each once: what stands already is left. Throws when one stands with other
 * lines, and, when the transaction commits, for one that does not balance or would pay something twice.
 */
export async function postEntries(
  tx: Pick<RawDb, '$queryRaw'>,
  paymentId: string,
  ecritures: readonly Ecriture[],
): Promise<void> {
  for (const { cle, genre, lignes } of ecritures) {
    await tx.$queryRaw`
      SELECT post_entry(${newId()}::uuid, ${paymentId}::uuid, ${cle}, ${genre}::ecriture_genre, ${JSON.stringify(lignes)}::jsonb)`;
  }
}
