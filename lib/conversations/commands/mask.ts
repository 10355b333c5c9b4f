import 'server-only';
import type { Db } from '@/lib/core/db';

/**
 * Hides a message or gives it back, and tells both people's streams that their thread is to be read again. Answers whether
 * that changed anything. Who may do so is the caller's to know.
 */
export async function maskMessage(tx: Db, id: string, masque: boolean): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ changed: boolean }[]>`
    SELECT mask_message(${id}::uuid, ${masque}) AS changed`;
  return row?.changed === true;
}
