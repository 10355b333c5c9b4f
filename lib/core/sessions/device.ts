import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { cookieOf, deviceCookieName, setCookie } from './cookie';
import { DEVICE_DAYS } from './periods';

/** A browser that logged in to `userId` before. It proves no session, only that its wrong passwords are not a stranger's. */
export type Device = { readonly id: string; readonly userId: string };

function signature(userId: string, id: string): string {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update('device cookie').digest();
  return createHmac('sha256', key).update(`${userId}.${id}`).digest('base64url');
}

/** The device that a request's cookie names, or null without a cookie that we signed (OWASP, device cookies). */
export function deviceOfRequest(request: Request): Device | null {
  const [userId = '', id = '', signed = ''] = (cookieOf(request, deviceCookieName()) ?? '').split('.');
  if (!userId || !id) return null;
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(userId, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? { id, userId } : null;
}

/** The id by which a browser that logs in to an account is known there: the same account's device keeps its own. */
export function deviceIdFor(userId: string, before: Device | null): string {
  return before?.userId === userId ? before.id : randomBytes(16).toString('base64url');
}

/** The header that makes a browser known to an account it has just logged in to. */
export function deviceCookie({ userId, id }: Device): [string, string] {
  const value = `${userId}.${id}.${signature(userId, id)}`;
  return setCookie(deviceCookieName(), value, { maxAgeSeconds: DEVICE_DAYS * 86_400 });
}
