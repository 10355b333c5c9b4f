import type { cible as fr } from '../../../fr/ecrans/moderation/cible';

export const cible: typeof fr = {
  utilisateur: 'Profile',
  message: 'Message',
  demande: 'Request',
  transport: 'Trip',
  produit: 'Product',
  avis: 'Review',
};
