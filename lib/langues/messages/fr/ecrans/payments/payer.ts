export const payer = {
  payer: 'Payer',
  ouverture: 'Ouverture...',
  echec: 'Le paiement n’a pas pu s’ouvrir. Réessayez dans un instant.',
};
