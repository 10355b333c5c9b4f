import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { found } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import type * as z from '@/lib/core/zod';
import { refus as refusDeReservation } from '@/lib/langues/refus/reservations';
import { type Cancellation, fullRefundUntil, refundOf } from '@/lib/payments/rules/cancel';
import { shares } from '@/lib/payments/rules/ledger';
import { canCancel } from '@/lib/reservations/rules';
import type { EtatRemise, StatutReservation } from '@/lib/reservations/schema';
import type { annulationViewSchema } from '../schema/view';

/** What a cancellation would give back to whom, were it made now. */
export type AnnulationView = z.output<typeof annulationViewSchema>;

type Held = { amountCentimes: number; tauxDixMilliemes: number; confirmeeLe: string | null };
type Row = {
  userId: string;
  status: StatutReservation;
  remise: EtatRemise;
  dateDepart: Date;
  now: Date;
  held: Held[];
};

/**
 * What goes back to whom if the actor cancels a reservation now, computed by the very function that divides the money then
 * (`refundOf`). Throws `not_found` for who is neither of its two people. `moment`: at another than now.
 */
export async function getAnnulation(
  actor: Actor,
  id: string,
  moment: Date | null = null,
): Promise<AnnulationView> {
  const [read] = await rowsOf<Row>`
    SELECT r.user_id AS "userId", r.status::text AS status, r.remise::text AS remise, r.date_depart AS "dateDepart",
      coalesce(${moment}::timestamptz, now()) AS now, coalesce((SELECT json_agg(json_build_object('amountCentimes', p.amount_centimes,
          'tauxDixMilliemes', p.taux_dix_milliemes, 'confirmeeLe', p.confirmee_le) ORDER BY p.id)
        FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held'), '[]') AS held
    FROM reservations r LEFT JOIN transports t ON t.id = r.transport_id
    WHERE r.id = ${id}::uuid AND ${actor.id}::uuid IN (r.user_id, t.user_id)`;
  const { userId, held, now, ...row } = found(read, refusDeReservation('introuvable'));
  const par = userId === actor.id ? 'demandeur' : 'transporteur';
  const sums = { conserve: 0, rembourse: 0, commission: 0, verse: 0 };
  let until: number | null = null;
  for (const { confirmeeLe, ...payment } of held) {
    const when: Cancellation = {
      par,
      annuleeLe: now,
      confirmeeLe: confirmeeLe === null ? null : new Date(confirmeeLe),
      dateDepart: row.dateDepart,
    };
    const parts = shares(payment, refundOf(payment.amountCentimes, when));
    sums.conserve += payment.amountCentimes;
    for (const part of ['rembourse', 'commission', 'verse'] as const) sums[part] += parts[part];
    const turn = par === 'demandeur' ? +fullRefundUntil(when) : null;
    if (turn !== null && turn >= +now) until = Math.min(until ?? turn, turn);
  }
  return {
    possible: canCancel(actor, { ...row, userId: { _id: userId } }, now, env().CANCELLATION_POLICY),
    par,
    conserve: centsToEuros(sums.conserve),
    rembourse: centsToEuros(sums.rembourse),
    commission: centsToEuros(sums.commission),
    verse: centsToEuros(sums.verse),
    jusqua: until === null ? null : new Date(until).toISOString(),
  };
}
