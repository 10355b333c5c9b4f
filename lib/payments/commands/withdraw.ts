import 'server-only';
import { plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/payments';
import { getPayment, type PaymentDetailView } from '../queries';
import { lockPayment, movePayment } from './move';
import { tellPayment } from './tell';

/**
 * Takes a request back that nobody has paid, which tells who was to pay. Throws `not_found` for others, `forbidden` for who
 * was to pay, `conflict` when it does not wait any more.
 */
export async function withdrawPayment(actor: Actor, id: string): Promise<PaymentDetailView> {
  await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment || ![payment.senderId, payment.recipientId].includes(actor.id)) {
      throw notFound(refus('introuvable'));
    }
    if (payment.senderId !== actor.id) {
      throw forbidden(refus('retraitParAutre'));
    }
    const by = { par: 'sender', userId: actor.id } as const;
    if ((await movePayment(tx, payment, 'retirer', by)) === null) {
      throw new AppError('conflict', refus('plusRetirable'));
    }
    await tellPayment(tx, 'paiement_retire', payment);
  });
  return getPayment(actor, id);
}

/**
 * Lets go of requests that nobody paid in time, or whose reservation is over; who asked is told. Any number may run at once,
 * beside payments and withdrawals: each request is moved by one of them. One that fails keeps no other from its turn; the
 * first failure is thrown at the end. Answers how many there were.
 */
export async function lapsePayments(): Promise<number> {
  const due = await rowsOf<{ id: string }>`
    SELECT p.id FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
    WHERE p.state = 'pending' AND (p.lapses_at <= now() OR r.status <> 'confirmee' OR r.date_depart <= now())`;
  let lapsed = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      lapsed += await plainTransaction(async (tx) => {
        const payment = await lockPayment(tx, id);
        const moved = payment && (await movePayment(tx, payment, 'laisser', { par: 'temps' }, payment));
        if (!moved) return 0;
        await tellPayment(tx, 'paiement_expire', payment);
        return 1;
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return lapsed;
}
