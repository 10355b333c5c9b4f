import 'server-only';
import { plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { PAYMENT_MISSING } from '../labels';
import { getPayment, type PaymentDetailView } from '../queries';
import { refundOf } from '../rules/cancel';
import { lockPayment, movePayment } from './move';
import { tellPayment } from './tell';

/**
 * Who paid says that all is well: the money is the carrier's. Throws `not_found` for others, `forbidden` for who asked,
 * `conflict` when it is not held.
 */
export async function releasePayment(actor: Actor, id: string): Promise<PaymentDetailView> {
  await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || ![payment.senderId, payment.recipientId].includes(actor.id)) {
      throw notFound(PAYMENT_MISSING);
    }
    if (payment.recipientId !== actor.id) {
      throw forbidden('Seule la personne qui a payé peut dire que tout va bien.');
    }
    const by = { par: 'recipient', userId: actor.id } as const;
    if ((await movePayment(tx, payment, 'liberer', by)) === null) {
      throw new AppError('conflict', 'Ce paiement n’est pas conservé en ce moment.');
    }
    await tellPayment(tx, 'paiement_verse', payment);
  });
  return getPayment(actor, id);
}

type Cancelled = {
  par: 'transporteur' | 'demandeur';
  annuleeLe: Date;
  confirmeeLe: Date | null;
  dateDepart: Date;
};

/**
 * Divides what is held for reservations that were cancelled, as the same function says that says it before the click
 * (`refundOf`), by the instants that the reservation kept. Any number may run at once. Answers how many there were.
 */
export async function settleCancelled(): Promise<number> {
  const due = await rowsOf<{ id: string }>`
    SELECT p.id FROM payments p JOIN reservations r ON r.id = p.reservation_id
    WHERE p.state = 'held' AND r.status = 'annulee' ORDER BY p.id LIMIT 500`;
  let settled = 0;
  for (const { id } of due) {
    settled += await plainTransaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      const [cancelled] = await tx.$queryRaw<Cancelled[]>`
        SELECT r.statut_par::text AS par, r.statut_le AS "annuleeLe", p.confirmee_le AS "confirmeeLe",
          r.date_depart AS "dateDepart"
        FROM payments p JOIN reservations r ON r.id = p.reservation_id WHERE p.id = ${id}::uuid AND r.status = 'annulee'`;
      if (!payment || !cancelled) return 0;
      const par = cancelled.par === 'transporteur' ? 'sender' : 'recipient';
      const rembourse = refundOf(payment.amountCentimes, cancelled);
      if ((await movePayment(tx, payment, 'annuler', { par }, { rembourse })) === null) return 0;
      await tellPayment(tx, 'paiement_rembourse', payment);
      return 1;
    });
  }
  return settled;
}
