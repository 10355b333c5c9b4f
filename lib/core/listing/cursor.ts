import { appels } from '@/lib/langues/appels';
import { AppError } from '../errors';
import * as z from '../zod';

const [FIRST_MS, LAST_MS] = [Date.UTC(2000, 0), Date.UTC(2200, 0)];

/** An instant in a cursor, in ms: bounded, so that a forged one is a 422 and not a date PostgreSQL cannot hold. */
export const instantSchema = z.number().int().min(FIRST_MS).max(LAST_MS);

/** An opaque keyset cursor: the sort values of the last row shown. */
export function encodeCursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads a cursor made by `encodeCursor`. Throws `invalid` on anything else. */
export function decodeCursor<S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid', appels('curseurFini'), { cursor: appels('curseurIllisible') });
  }
}
