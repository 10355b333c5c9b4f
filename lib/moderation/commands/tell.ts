import 'server-only';
import type { Db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { Told } from '@/lib/notifications/schema';
import type { Action, Cible } from '../labels';
import { decisionKey } from '../queries/decisions';

type Entry = { id: string; personId: string; cible: Cible; action: Action; raison: string };
type Waiting = { id: string; reporterId: string }[];

/**
 * Tells the person concerned what was decided, why, and where they can answer; and everybody who waits for it that there is
 * a decision. Nobody hears of what was dismissed but who reported it.
 */
export async function tellDecision(tx: Db, entry: Entry, waiting: Waiting): Promise<void> {
  const { id, personId, cible, action, raison } = entry;
  // By person, like everything that tells several.
  const told: Told[] = waiting.map((report) => ({
    userId: report.reporterId,
    kind: 'moderation',
    cle: `signalement:${report.id}`,
    facts: { sujet: 'signalement', mesure: action !== 'classer', lien: '/terms' },
  }));
  if (action !== 'classer') {
    const lien = `/moderation/decisions/${id}?cle=${decisionKey(id)}`;
    told.push({
      userId: personId,
      kind: 'moderation',
      cle: `moderation:${id}`,
      facts: { sujet: 'decision', action, cible, raison, lien },
    });
  }
  await notify(tx, told);
}
