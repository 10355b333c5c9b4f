import 'server-only';
import { isIP, isIPv6 } from 'node:net';
import { env } from '../env';
import { AppError } from '../errors';
import { bearerToken } from '../sessions/session';

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
  const named = forwarded.at(-1 - env().TRUST_PROXY) ?? forwarded[0] ?? '';
  const address = named.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv6(address)) return networkOf(address);
  return isIP(address) ? address : 'unknown';
}

/** The /64 of an IPv6 address, which is what one household is given: within it a client takes a new address at will. */
function networkOf(address: string): string {
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = start.split(':').filter(Boolean);
  // An IPv4 address at the end stands for two groups, but always behind the first four.
  const behind = end?.split(':').filter(Boolean) ?? [];
  const missing = end === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
