import type { EtatRemise } from '@/lib/reservations/schema';

/** Where a parcel is, in a few words. */
export const ETAT_REMISE_LABELS: Record<EtatRemise, string> = {
  attendue: 'À remettre au transporteur',
  collectee: 'En route',
  declaree: 'Livraison déclarée sans code',
  livree: 'Livré',
  contestee: 'Désaccord en cours',
  close: 'Terminé',
};

/** Where a recipient's link leads. */
export const colisPath = (token: string) => `/colis/${token}`;

/** Where the carrier enters the codes of a reservation. */
export const codePath = (reservationId: string) => `/remises/${reservationId}`;
