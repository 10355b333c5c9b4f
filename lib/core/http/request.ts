import 'server-only';
import { appels } from '@/lib/langues/appels';
import { env } from '../env';
import { AppError } from '../errors';
import { bearerToken } from '../sessions/session';
import { addressOf } from './address.mjs';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site's page could have sent with our cookie: without a bearer token,
 * `Origin` must be this site. Browsers always send it with a write.
 */
export function refuseForeignOrigin(request: Request): void {
  if (!isWrite(request) || bearerToken(request) !== undefined) return;
  const origin = request.headers.get('origin');
  if (origin === null && !request.headers.has('cookie')) return;
  if (origin !== null && isOwnOrigin(origin, request)) return;
  throw new AppError('forbidden', appels('autreSite'));
}

function isOwnOrigin(origin: string, request: Request): boolean {
  const appUrl = env().APP_URL;
  if (appUrl) return origin === new URL(appUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}

/** The client's address for limits, as far as it can be known behind TRUST_PROXY proxies (`addressOf`). */
export function clientAddress(request: Request): string {
  return addressOf(request.headers.get('x-forwarded-for'), env().TRUST_PROXY);
}

/** Whether the method changes something. */
export function isWrite(request: Request): boolean {
  return !READ_METHODS.has(request.method);
}
