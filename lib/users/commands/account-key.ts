import 'server-only';
import { createHash } from 'node:crypto';

/** Stands for an e-mail where the address itself must not stay: in the rate limiter, beside a mail's link. Bounded. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
