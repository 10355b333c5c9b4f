import { cancellationTurn } from '@/lib/reservations/rules';

/** How long after the confirmation the sender of a parcel may change their mind for nothing. */
export const REFLEXION_MINUTES = 30;

/** A cancellation as the money sees it. `confirmeeLe` is when the carrier confirmed. */
export type Cancellation = {
  par: 'transporteur' | 'demandeur';
  annuleeLe: Date;
  confirmeeLe: Date | null;
  dateDepart: Date;
};

/** Until when who sends gets everything back: 24 hours before the departure, or 30 minutes from the confirmation if that is later. */
export function fullRefundUntil({
  confirmeeLe,
  dateDepart,
}: Pick<Cancellation, 'confirmeeLe' | 'dateDepart'>): Date {
  const turn = +cancellationTurn(dateDepart);
  return new Date(confirmeeLe ? Math.max(turn, +confirmeeLe + REFLEXION_MINUTES * 60_000) : turn);
}

/**
 * What goes back to who paid when a paid reservation is cancelled, in cents; the preview and the refund both ask it. By the
 * carrier: everything. By the sender until 24 hours before the departure, or within 30 minutes of its confirmation:
 * everything, the commission included. Later: half, an odd cent too. Hours are hours, whatever clocks do in between.
 */
export function refundOf(centimes: number, { par, annuleeLe, ...when }: Cancellation): number {
  if (par === 'transporteur' || +annuleeLe <= +fullRefundUntil(when)) return centimes;
  return Math.ceil(centimes / 2);
}
