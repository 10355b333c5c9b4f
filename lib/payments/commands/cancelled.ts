import 'server-only';
import { Prisma, plainTransaction, rowsOf } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import type { Actor } from '@/lib/core/sessions/actor';
import { cancelReservation } from '@/lib/reservations/commands/move';
import type { ReservationView } from '@/lib/reservations/queries';
import { refundOf } from '../rules/cancel';
import { lockPayment, movePayment } from './move';
import { tellPayment } from './tell';

type Cancelled = {
  par: 'transporteur' | 'demandeur';
  annuleeLe: Date;
  confirmeeLe: Date | null;
  dateDepart: Date;
};

/**
 * Divides what is held for reservations that were cancelled, as the same function says that says it before the click
 * (`refundOf`), by the instants that the reservation kept; `only` for that one. Any number may run at once. Answers how many there were.
 */
export async function settleCancelled(only?: string): Promise<number> {
  const one = only ? Prisma.sql`p.reservation_id = ${only}::uuid` : Prisma.sql`true`;
  const due = await rowsOf<{ id: string }>`
    SELECT p.id FROM payments p JOIN reservations r ON r.id = p.reservation_id
    WHERE p.state = 'held' AND r.status = 'annulee' AND ${one} ORDER BY p.id LIMIT 500`;
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

/**
 * `cancelReservation`, and what was held for it is divided before it answers, so that nobody is asked to release it; where that
 * fails the cancellation stands, and the next round of upkeep divides it. Throws what `cancelReservation` throws.
 */
export async function cancelPaidReservation(actor: Actor, id: string): Promise<ReservationView> {
  const cancelled = await cancelReservation(actor, id);
  await settleCancelled(id).catch((error: unknown) =>
    log.error({ err: error }, 'cancelled, not yet divided'),
  );
  return cancelled;
}
