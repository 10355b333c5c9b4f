import type { garder as fr } from '../../../fr/ecrans/alertes/garder';

export const garder: typeof fr = {
  transport: 'Get an alert as soon as a trip that fits is posted, or once a day.',
  demande: 'Get an alert as soon as a request that fits is posted, or once a day.',
  produit: 'Get an alert as soon as a product that fits is posted, or once a day.',
  connexion: 'Log in to create an alert.',
  creer: 'Create an alert',
};
