import type { mienne as fr } from '../../../fr/ecrans/reservations/mienne';

export const mienne: typeof fr = {
  transport: 'Trip',
  commentaire: 'Comment from the carrier',
  codes: 'Codes and parcel tracking',
  agenda: 'Add to calendar',
  reponse: 'Answer expected before {fin}: after that, this request cancels itself.',
  horsLigne: '{poids}, {statut}',
};
