export const bouton = {
  open: 'Réserver ce transport',
  full: 'Trajet complet',
  gone: 'Transport déjà parti',
  perdue: 'Connexion perdue. Vérifiez votre réseau puis réessayez.',
};
