import 'server-only';
import { newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { appels } from '@/lib/langues/appels';
import { refus } from '@/lib/langues/refus/moderation';
import { notify } from '@/lib/notifications/commands/notify';
import { refundReleased } from '@/lib/payments/commands/reprise';
import { paymentPath } from '@/lib/payments/labels';
import { decisionKey } from '../queries/decisions';
import { requireOperator } from '../queries/operator';
import type { RefundInput } from '../schema';

/**
 * Gives all of a payment that was divided back to who paid, for a written reason that both people read and who was paid may answer;
 * what was sent is taken back first, in the background. Throws `not_found` for who is no operator and an unknown payment,
 * `conflict` for one of the operator's own, and as `refundReleased` does.
 */
export async function refundPaid(actor: Actor, id: string, { raison }: RefundInput): Promise<null> {
  await requireOperator(actor);
  await plainTransaction(async (tx) => {
    const { senderId, recipientId } = await refundReleased(tx, id);
    if ([senderId, recipientId].includes(actor.id)) {
      throw new AppError('conflict', refus('vousConcerne'));
    }
    const entry = newId();
    await tx.$executeRaw`
      INSERT INTO moderation_log (id, operator_id, person_id, cible, cible_id, action, raison)
      VALUES (${entry}::uuid, ${actor.id}::uuid, ${senderId}::uuid, 'paiement', ${id}::uuid, 'rembourser', ${raison})`;
    const answerable = {
      ...({ sujet: 'decision', action: 'rembourser', cible: 'paiement', raison } as const),
      lien: `/moderation/decisions/${entry}?cle=${decisionKey(entry)}`,
    };
    const back = { sujet: 'rendu' as const, raison, lien: paymentPath(id) };
    await notify(tx, [
      { userId: senderId, kind: 'moderation', cle: `moderation:${entry}`, facts: answerable },
      { userId: recipientId, kind: 'moderation', cle: `moderation:${entry}`, facts: back },
    ]);
  });
  logSecurity('moderated', { operatorId: actor.id, action: 'rembourser', cible: 'paiement', cibleId: id });
  return null;
}

/** An operator knows of a day's differences: they wait no more. Once more is no failure. Throws `not_found` for who is none. */
export async function seeReconciliation(actor: Actor, jour: string): Promise<null> {
  await requireOperator(actor);
  const [seen] = await rowsOf<{ jour: string }>`
    UPDATE reconciliations SET vu_le = coalesce(vu_le, now()) WHERE jour = ${jour}::date RETURNING jour::text AS jour`;
  found(seen, appels('pageInconnue'));
  return null;
}
