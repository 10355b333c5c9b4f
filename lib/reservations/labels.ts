import { formatLongDateTime } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { ANSWER_HOURS, lapsesAt } from './rules';

/** When a waiting request lapses, in words. */
export function answerEnd(
  request: { createdAt: string; dateDepart: string; timezoneDepart: string; villeDepart: string },
  langue: Langue,
): string {
  return formatLongDateTime(lapsesAt(request), request.timezoneDepart, request.villeDepart, langue);
}

/** The comment on a request that nobody answered. */
export const LAPSED = {
  silence: `Restée sans réponse pendant ${ANSWER_HOURS}\u00a0heures, cette demande a été annulée automatiquement.`,
  departure: 'Restée sans réponse jusqu’au départ, cette demande a été annulée automatiquement.',
};

/** Where a trip's page shows the requests on it. */
export const REQUESTS_ID = 'demandes-de-reservation';
