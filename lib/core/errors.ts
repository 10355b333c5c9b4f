import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';

/** Every way a request can fail, and its HTTP status (docs/api.md). The code's type is derived from this table. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  /** The password is right and the account asks for a code besides. */
  second_factor: 401,
  forbidden: 403,
  /** Who holds the session must show again that it is theirs. */
  proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  capacity_exceeded: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Field path (dots and indexes: `etapes.1.ville`) to French message. */
export type FieldErrors = Record<string, string>;

/**
 * A failure meant for the user: `message` carries the facts, `fields` puts messages on the inputs they belong to. Both are
 * words that wait for their language (lib/langues): French here, another by `in`.
 */
export class AppError extends Error {
  readonly fields?: FieldErrors;
  readonly in: (langue: Langue) => { message: string; fields?: FieldErrors };

  constructor(
    readonly code: ErrorCode,
    message: Said,
    fields?: Record<string, Said>,
    readonly retryAfterSeconds?: number,
  ) {
    const said = (langue: Langue) => ({
      message: message(langue),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, words(langue)])),
      }),
    });
    const french = said('fr');
    super(french.message);
    this.name = 'AppError';
    this.in = said;
    if (french.fields) this.fields = french.fields;
  }
}

/** 404 for what does not exist and for private things of somebody else alike. */
export function notFound(message: Said): AppError {
  return new AppError('not_found', message);
}

/** What was looked for. Throws `not_found` when there is nothing. */
export function found<T>(thing: T | null | undefined, missing: Said): T {
  if (thing === null || thing === undefined) throw notFound(missing);
  return thing;
}

/** 403 for a public thing that is not the actor's. */
export function forbidden(message: Said): AppError {
  return new AppError('forbidden', message);
}

/** 422 for one field. */
export function invalidField(field: string, message: Said): AppError {
  return new AppError('invalid', message, { [field]: message });
}

const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  '08000',
  '08003',
  '08006',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

type DatabaseFailure = {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: {
    driverAdapterError?: {
      cause?: {
        originalCode?: unknown;
        originalMessage?: unknown;
        kind?: unknown;
        constraint?: { index?: unknown };
      };
    };
  };
};

/** The SQLSTATE or driver code behind an error thrown by Prisma or pg, or undefined. */
export function databaseCode(error: unknown): string | undefined {
  const failure = error as DatabaseFailure | null;
  const original = failure?.meta?.driverAdapterError?.cause?.originalCode;
  if (typeof original === 'string') return original;
  return typeof failure?.code === 'string' ? failure.code : undefined;
}

/** When to come again while the database is away. */
export const AWAY_RETRY_SECONDS = 5;

/** Whether the error means that the database cannot be reached just now, or took longer than a statement may. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = error as DatabaseFailure | null;
  if (!failure || typeof failure !== 'object') return false;
  // Node's word for a client that went away, under the code of any broken connection.
  if (failure.message === 'aborted') return false;
  if (DATABASE_AWAY.has(databaseCode(error) ?? '')) return true;
  const kind = failure.meta?.driverAdapterError?.cause?.kind;
  if (kind === 'DatabaseNotReachable' || kind === 'ConnectionClosed' || kind === 'SocketTimeout') return true;
  const message = typeof failure.message === 'string' ? failure.message : '';
  if (
    /timeout exceeded when trying to connect|Connection terminated|server closed the connection/i.test(
      message,
    )
  )
    return true;
  return failure.cause !== undefined && failure.cause !== error && isDatabaseAway(failure.cause);
}

/** What a trigger refuses in words for the reader (SQLSTATE RH403), or undefined. */
export function databaseRefusal(error: unknown): string | undefined {
  if (databaseCode(error) !== 'RH403') return undefined;
  const failure = error as DatabaseFailure;
  const original = failure.meta?.driverAdapterError?.cause?.originalMessage;
  const message = typeof original === 'string' ? original : failure.message;
  return typeof message === 'string' ? message : undefined;
}

/** Whether a unique constraint (SQLSTATE 23505, Prisma P2002) refused the write. */
export function isUniqueViolation(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '23505' || code === 'P2002';
}

/** Whether PostgreSQL gave this write up in favour of another one (deadlock, serialization): nothing of it was done. */
export function isLostRace(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40P01' || code === '40001' || code === 'P2034';
}
