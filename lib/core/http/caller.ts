import 'server-only';
import type { Actor } from '../sessions/actor';
import { type Device, deviceOfRequest } from '../sessions/device';
import { actorOfCookie } from '../sessions/session';
import { clientAddress } from './request';

/** Who knocks at the login's door: their address, their browser's name, the account it knows, the session it still holds. */
export async function callerOf(request: Request): Promise<{
  address: string;
  source: string;
  userAgent: string | null;
  device: Device | null;
  before: Actor | null;
}> {
  return {
    address: clientAddress(request),
    source: loginSource(request),
    userAgent: request.headers.get('user-agent'),
    device: deviceOfRequest(request),
    before: await actorOfCookie(request),
  };
}

/** Whom a login's attempts count against before they are read: a browser that logged in before, else the address. */
export function loginSource(request: Request): string {
  const device = deviceOfRequest(request);
  return device ? `${device.userId}:${device.id}` : clientAddress(request);
}
