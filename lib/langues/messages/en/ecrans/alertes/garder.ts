import type { garder as fr } from '../../../fr/ecrans/alertes/garder';

export const garder: typeof fr = {
  transport: 'Get an alert as soon as a matching trip is posted, or once a day.',
  demande: 'Get an alert as soon as a matching request is posted, or once a day.',
  produit: 'Get an alert as soon as a matching product is posted, or once a day.',
  connexion: 'Log in to create an alert.',
  creer: 'Create an alert',
};
