import 'server-only';
import { isIP } from 'node:net';
import { env } from '../env';
import { AppError } from '../errors';
import { bearerToken } from '../sessions/session';

const MAX_BODY_BYTES = 256 * 1024;
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page could have sent with our cookie: without a bearer token,
 * `Origin` must be this site. Browsers always send it with a write.
 */
export function refuseForeignOrigin(request: Request): void {
  if (READ_METHODS.has(request.method) || bearerToken(request) !== undefined) return;
  const origin = request.headers.get('origin');
  if (origin === null && !request.headers.has('cookie')) return;
  if (origin !== null && isOwnOrigin(origin, request)) return;
  throw new AppError('forbidden', 'Cette demande vient d’un autre site : elle a été refusée.');
}

function isOwnOrigin(origin: string, request: Request): boolean {
  const appUrl = env().APP_URL;
  if (appUrl) return origin === new URL(appUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}

/**
 * The client's address for limits. Everyone on the way appends to `X-Forwarded-For` the address that spoke to them, we
 * ourselves last (incoming.ts), so it is read from the right: past the TRUST_PROXY proxies that are ours.
 * What stands further left was written by the client and proves nothing.
 */
export function clientAddress(request: Request): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const address = forwarded.at(-1 - env().TRUST_PROXY) ?? forwarded[0] ?? '';
  return isIP(address) ? address : 'unknown';
}

/** The JSON body and its text. Throws 415 for another type, 413 above 256 kB, 400 when it is not JSON. */
export async function readJson(request: Request): Promise<{ text: string; value: unknown }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media', 'Envoyez du JSON (Content-Type: application/json).');
  }
  const tooLarge = new AppError('too_large', 'La demande est trop volumineuse.');
  const bytes = await readLimited(request, MAX_BODY_BYTES, tooLarge);
  const text = new TextDecoder().decode(bytes);
  try {
    return { text, value: JSON.parse(text) as unknown };
  } catch {
    throw new AppError('bad_request', 'Le corps de la demande n’est pas du JSON lisible.');
  }
}

/** The body's bytes. Throws `tooLarge` as soon as it is known to pass `max` bytes, whatever its header declares. */
export async function readLimited(
  request: Request,
  max: number,
  tooLarge: AppError,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
