import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { notFound } from '@/lib/core/errors';
import { refus } from '@/lib/langues/refus/notifications';
import { SCOPES, type Scope } from '../rules';

const SIGNED_BYTES = 18;

function signature(userId: string, scope: Scope): string {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update('end of mails').digest();
  const signed = createHmac('sha256', key).update(`${userId}.${scope}`).digest();
  return signed.subarray(0, SIGNED_BYTES).toString('base64url');
}

/** What a mail's link ends: whose mails and which. It says so itself, and only we can have written it. */
export function endToken(userId: string, scope: Scope): string {
  return `${userId}.${scope}.${signature(userId, scope)}`;
}

/** What a token ends, or null for one that we did not write. */
export function readEndToken(token: string): { userId: string; scope: Scope } | null {
  const [userId = '', name, signed = ''] = token.split('.');
  const scope = SCOPES.find((one) => one === name);
  if (!scope) return null;
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(userId, scope))];
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, scope } : null;
}

const COLUMN = {
  message: 'notifyMessage',
  newDemande: 'notifyNewDemande',
  transportUpdate: 'notifyTransportUpdate',
  alertes: 'notifyAlertes',
  email: 'notifyEmail',
} as const satisfies Record<Scope, string>;

/** Ends the mails that a link names, without a login; once more is no failure. Throws `not_found` for a link that is not ours. */
export async function endMails(token: string): Promise<null> {
  const end = readEndToken(token);
  if (!end) throw notFound(refus('lien'));
  await db.user.updateMany({ where: { id: end.userId }, data: { [COLUMN[end.scope]]: false } });
  return null;
}
