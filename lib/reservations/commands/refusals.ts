import 'server-only';
import { placeIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/reservations';
import { ANSWER_HOURS, MOST_RESERVATIONS } from '../rules';
import type { ReservationInput } from '../schema';
import type { Outcome } from './hold';

/** Throws `conflict`, with what to do about it, when somebody has as many requests as a person may have. */
export function refuseTooMany({ living, unanswered, confirme }: Outcome): void {
  const { livingOnTransport, unanswered: mostUnanswered, unansweredUnconfirmed } = MOST_RESERVATIONS;
  if (living >= livingOnTransport) {
    throw new AppError('conflict', refus('tropSurCeTrajet', { n: livingOnTransport }));
  }
  if (!confirme && unanswered >= unansweredUnconfirmed) {
    throw new AppError('conflict', refus('emailAConfirmer', { n: unansweredUnconfirmed }));
  }
  if (unanswered >= mostUnanswered) {
    throw new AppError('conflict', refus('tropSansReponse', { n: mostUnanswered, heures: ANSWER_HOURS }));
  }
}

/** What is said when the weight does not fit any more; `libre` in grams. */
export function capacityExceeded(libre: number, input: ReservationInput): AppError {
  const part = { depart: placeIn(input.villeDepart), arrivee: placeIn(input.villeArrivee) };
  const message =
    libre > 0
      ? refus('plusAssez', { ...part, libre: (langue) => formatKg(gramsToKg(libre), langue) })
      : refus('complet', part);
  return new AppError('capacity_exceeded', message, { poids: message });
}
