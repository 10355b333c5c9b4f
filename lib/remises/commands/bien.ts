import 'server-only';
import { plainTransaction, type RawDb, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus as refusDePaiement } from '@/lib/langues/refus/payments';
import { refus } from '@/lib/langues/refus/remises';
import { type LockedPayment, lockPayment, movePayment } from '@/lib/payments/commands/move';
import { tellPayment } from '@/lib/payments/commands/tell';
import { getPayment, type PaymentDetailView } from '@/lib/payments/queries';
import { getRemise, type RemiseView } from '../queries/remise';
import { type HeldRemise, holdMoney, holdRemise, partyOf, stepOf, stepRemise } from './hold';
import { tellRemise } from './tell';

/**
 * « Tout va bien » about a parcel: all that is held for it is the carrier's, and it is over. Throws `not_found` for others,
 * `forbidden` for the carrier, `conflict` when nothing is held or there is a disagreement.
 */
export async function allIsWell(actor: Actor, reservationId: string): Promise<RemiseView> {
  await plainTransaction(async (tx) => {
    const held = await holdRemise(tx, reservationId);
    if (partyOf(actor, held) !== 'demandeur') throw forbidden(refus('payeurSeul'));
    await release(tx, actor, await holdMoney(tx, held, 'held'), held, true);
  });
  return getRemise(actor, reservationId);
}

/**
 * The same about one payment: its parcel is over when nothing else is held for it. Throws `not_found` for others, `forbidden`
 * for who asked, `conflict` when it is not held.
 */
export async function releasePayment(actor: Actor, id: string): Promise<PaymentDetailView> {
  const [of] = await rowsOf<{ senderId: string; recipientId: string; reservationId: string | null }>`
    SELECT p.sender_id AS "senderId", p.recipient_id AS "recipientId",
      (SELECT r.id FROM reservations r WHERE r.id = p.reservation_id AND r.transport_id IS NOT NULL) AS "reservationId"
    FROM payments p WHERE p.id = ${id}::uuid`;
  if (!of || ![of.senderId, of.recipientId].includes(actor.id))
    throw notFound(refusDePaiement('introuvable'));
  if (of.recipientId !== actor.id) throw forbidden(refus('payeurSeul'));
  await plainTransaction(async (tx) => {
    const held = of.reservationId ? await holdRemise(tx, of.reservationId) : null;
    const all = held ? await holdMoney(tx, held, 'held') : [await lockPayment(tx, id)];
    const payment = all.find((one) => one?.id === id);
    if (payment?.state !== 'held') throw new AppError('conflict', refus('pasConserve'));
    await release(tx, actor, [payment], held, all.length === 1);
  });
  return getPayment(actor, id);
}

/** Of payments that are held already, as all others of their parcel are; `last`: they are all of them. */
async function release(
  tx: RawDb,
  actor: Actor,
  payments: readonly LockedPayment[],
  held: HeldRemise | null,
  last: boolean,
): Promise<void> {
  const conserve = payments.length > 0;
  if (payments.some(({ gele }) => gele)) {
    throw new AppError('conflict', refus('gele'));
  }
  if (held && last) await stepRemise(tx, held, 'liberer', 'demandeur', { conserve });
  else if (held) stepOf(held, 'liberer', 'demandeur', { conserve });
  for (const payment of payments) {
    await movePayment(tx, payment, 'liberer', { par: 'recipient', userId: actor.id });
  }
  if (held) await tellRemise(tx, held.id, { type: 'paiement_libere', by: actor.id });
  for (const payment of payments) await tellPayment(tx, 'paiement_verse', payment);
}
