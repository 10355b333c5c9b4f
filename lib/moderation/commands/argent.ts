import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/security-log';
import type { Actor } from '@/lib/core/sessions/actor';
import { refundReleased } from '@/lib/payments/commands/reprise';
import { PAYMENT_MISSING } from '@/lib/payments/labels';
import { PAGE_MISSING } from '../labels';
import { requireOperator } from '../queries/operator';

/**
 * Gives all of a released payment back to who paid; what was sent is taken back first, in the background. Throws `not_found` for
 * who is no operator and an unknown payment, `conflict` for one of the operator's own, or that is not released.
 */
export async function refundPaid(actor: Actor, id: string): Promise<null> {
  await requireOperator(actor);
  const [payment] = await rowsOf<{ own: boolean }>`
    SELECT ${actor.id}::uuid IN (sender_id, recipient_id) AS own FROM payments WHERE id = ${id}::uuid`;
  if (found(payment, PAYMENT_MISSING).own) {
    throw new AppError('conflict', 'Cela vous concerne\u202f: un autre opérateur doit en décider.');
  }
  await refundReleased(id);
  logSecurity('moderated', { operatorId: actor.id, action: 'rembourser', cible: 'paiement', cibleId: id });
  return null;
}

/** An operator knows of a day's differences: they wait no more. Once more is no failure. Throws `not_found` for who is none. */
export async function seeReconciliation(actor: Actor, jour: string): Promise<null> {
  await requireOperator(actor);
  const [seen] = await rowsOf<{ jour: string }>`
    UPDATE reconciliations SET vu_le = coalesce(vu_le, now()) WHERE jour = ${jour}::date RETURNING jour::text AS jour`;
  found(seen, PAGE_MISSING);
  return null;
}
