import 'server-only';
import type { RawDb } from '../db';

/** Takes back the work that waits for these ids, in the caller's transaction; what is under way finds nothing. */
export async function forgetJobs(tx: RawDb, ids: string[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE state <> 'active' AND data->>'id' = ANY(${ids}::text[])`;
}
