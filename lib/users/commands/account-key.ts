import 'server-only';
import { createHash } from 'node:crypto';
import { keyedHash } from '@/lib/core/seal';

/** Stands for an e-mail where the address itself must not stay: in the rate limiter, beside a mail's link. Bounded. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/** Stands for an address among the newsletter's letters, so that it gets a month's once though it left the list and came back. */
export function newsletterKey(email: string): string {
  return keyedHash('newsletter', email);
}
