import { NNBSP } from '@/lib/core/text/text';
import type { EtatRemise } from '@/lib/reservations/schema';
import type { RemiseAction } from './rules';

/** The one sentence for a link that is not ours, was taken back or is over. */
export const COLIS_MISSING =
  'Ce lien n’est pas valable, ou plus. Demandez-en un autre à la personne qui vous envoie le colis.';

/** The one sentence for a dispute that is not there. */
export const LITIGE_MISSING = 'Désaccord non trouvé.';

/** Where a parcel is, in a few words. */
export const ETAT_REMISE_LABELS: Record<EtatRemise, string> = {
  attendue: 'À remettre au transporteur',
  collectee: 'En route',
  declaree: 'Livraison déclarée sans code',
  livree: 'Livré',
  contestee: 'Désaccord en cours',
  close: 'Terminé',
};

/** What is answered when something cannot be done with a parcel as it is. */
export function refusal(
  action: RemiseAction,
  etat: EtatRemise,
  { parti, conserve }: { parti: boolean; conserve: boolean },
): string {
  const money = action === 'declarer' || action === 'contester' || action === 'liberer';
  if (money && !conserve) return 'Aucun paiement n’est conservé pour cette réservation.';
  if (money && action !== 'liberer' && etat === 'attendue' && !parti)
    return 'Le trajet n’est pas encore parti.';
  return `Ce n’est pas possible${NNBSP}: ${ETAT_REMISE_LABELS[etat].toLowerCase()}.`;
}

/** Where a recipient's link leads. */
export const colisPath = (token: string) => `/colis/${token}`;

/** Where the carrier enters the codes of a reservation. */
export const codePath = (reservationId: string) => `/remises/${reservationId}`;
