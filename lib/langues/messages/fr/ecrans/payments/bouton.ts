export const bouton = {
  paiement: 'Paiement',
  perdue: 'Connexion perdue. Vérifiez votre réseau puis réessayez.',
};
