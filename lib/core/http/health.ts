import 'server-only';
import { db } from '../db';
import * as z from '../zod';

export const healthSchema = z.strictObject({ live: z.literal(true), ready: z.literal(true) });

/** Answers once the database does; a database that is away throws, which is a 503 with Retry-After. */
export async function checkHealth(): Promise<{ live: true; ready: true }> {
  await db.$queryRaw`SELECT 1`;
  return { live: true, ready: true };
}
