import 'server-only';
import { AppError } from '../errors';
import { logSecurity } from '../log/security';
import type { Actor } from '../sessions/actor';

/** What somebody may not have is told to the security log; its path holds ids only, since it was parsed. */
export function noteRefusal(error: unknown, actor: Actor, request: Request): void {
  if (!(error instanceof AppError) || !['forbidden', 'not_found'].includes(error.code)) return;
  const { pathname } = new URL(request.url);
  logSecurity('accessRefused', {
    userId: actor.id,
    code: error.code,
    method: request.method,
    path: pathname,
  });
}
