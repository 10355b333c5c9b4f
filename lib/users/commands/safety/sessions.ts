import 'server-only';
import { notFound } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { endOneSession } from '@/lib/core/sessions/session';
import { refus } from '@/lib/langues/refus/acces';

/** Ends one of the actor's logins, this one included: its next request finds nobody. Throws `not_found`. */
export async function logoutDevice(actor: Actor, sessionId: string): Promise<void> {
  if (!(await endOneSession(actor, sessionId))) throw notFound(refus('appareilDeconnecte'));
  logSecurity('sessionEnded', { userId: actor.id, sessionId, cause: 'logout of a device' });
}
