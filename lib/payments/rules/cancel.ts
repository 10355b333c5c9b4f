import { cancellationTurn } from '@/lib/reservations/rules';

/** How long after the confirmation the sender of a parcel may change their mind for nothing. */
const REFLEXION_MINUTES = 30;

/** A cancellation as the money sees it. `confirmeeLe` is when the carrier confirmed. */
export type Cancellation = {
  par: 'transporteur' | 'demandeur';
  annuleeLe: Date;
  confirmeeLe: Date | null;
  dateDepart: Date;
};

/**
 * What goes back to who paid when a paid reservation is cancelled, in cents; the preview and the refund both ask it. By the
 * carrier: everything. By the sender until 24 hours before the departure, or within 30 minutes of its confirmation:
 * everything, the commission included. Later: half, an odd cent too. Hours are hours, whatever clocks do in between.
 */
export function refundOf(
  centimes: number,
  { par, annuleeLe, confirmeeLe, dateDepart }: Cancellation,
): number {
  if (par === 'transporteur') return centimes;
  if (+annuleeLe <= +cancellationTurn(dateDepart)) return centimes;
  if (confirmeeLe && +annuleeLe <= +confirmeeLe + REFLEXION_MINUTES * 60_000) return centimes;
  return Math.ceil(centimes / 2);
}
