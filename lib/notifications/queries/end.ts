import 'server-only';
import { db } from '@/lib/core/db';
import { endToken, readEndToken } from '../commands/unsubscribe';
import type { Scope } from '../rules';

/**
 * What a mail's last link would end, whether it is ended, and the token that ends all mail; null for a link that is not
 * ours or whose account has ended.
 */
export async function mailsOf(
  token: string,
): Promise<{ scope: Scope; ended: boolean; allToken: string } | null> {
  const named = readEndToken(token);
  if (!named) return null;
  const user = await db.user.findFirst({
    where: { id: named.userId, deletedAt: null },
    select: {
      notifyEmail: true,
      notifyMessage: true,
      notifyNewDemande: true,
      notifyTransportUpdate: true,
      notifyAlertes: true,
    },
  });
  if (!user) return null;
  const wanted = {
    email: user.notifyEmail,
    message: user.notifyMessage,
    newDemande: user.notifyNewDemande,
    transportUpdate: user.notifyTransportUpdate,
    alertes: user.notifyAlertes,
  };
  return {
    scope: named.scope,
    ended: !user.notifyEmail || !wanted[named.scope],
    allToken: endToken(named.userId, 'email'),
  };
}
