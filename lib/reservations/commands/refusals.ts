import 'server-only';
import { AppError } from '@/lib/core/errors';
import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { ANSWER_HOURS, MOST_RESERVATIONS } from '../rules';
import type { ReservationInput } from '../schema';
import type { Outcome } from './hold';

/** Throws `conflict`, with what to do about it, when somebody has as many requests as a person may have. */
export function refuseTooMany({ living, unanswered, confirme }: Outcome): void {
  const { livingOnTransport, unanswered: mostUnanswered, unansweredUnconfirmed } = MOST_RESERVATIONS;
  if (living >= livingOnTransport) {
    throw new AppError(
      'conflict',
      `Vous avez déjà ${livingOnTransport} réservations en cours sur ce trajet, le maximum pour une personne. Regroupez vos colis ou choisissez un autre trajet.`,
    );
  }
  if (!confirme && unanswered >= unansweredUnconfirmed) {
    throw new AppError(
      'conflict',
      `Votre adresse e-mail n’est pas confirmée\u202f: ${unansweredUnconfirmed} de vos demandes au plus peuvent attendre une réponse. Confirmez-la par le lien reçu par e-mail, puis réessayez.`,
    );
  }
  if (unanswered >= mostUnanswered) {
    throw new AppError(
      'conflict',
      `Vous avez déjà ${mostUnanswered} demandes sans réponse. Attendez que des transporteurs répondent (${ANSWER_HOURS}\u00a0h au plus), puis réessayez.`,
    );
  }
}

/** What is said when the weight does not fit any more; `libre` in grams. */
export function capacityExceeded(libre: number, input: ReservationInput): AppError {
  const part = `entre ${input.villeDepart} et ${input.villeArrivee}`;
  const message =
    libre > 0
      ? `Il ne reste que ${formatKg(gramsToKg(libre))} ${part}. Baissez le poids ou choisissez un autre trajet.`
      : `Il ne reste plus de place ${part}. Choisissez un autre trajet.`;
  return new AppError('capacity_exceeded', message, { poids: message });
}
