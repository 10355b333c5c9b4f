import type { formulaire as fr } from '../../../fr/ecrans/alertes/formulaire';

export const formulaire: typeof fr = {
  titre: 'Create an alert',
  description: 'You are notified once about each listing that matches.',
  creer: 'Create the alert',
  creation: 'Creating...',
  cree: 'Alert created. It is in “My alerts”.',
  depart: 'From',
  arrivee: 'To',
  du: 'Starting from',
  au: 'Until',
  poids: 'Free weight, at least',
  transporteur: 'Carrier',
  tous: 'All',
  lieu: 'Delivery in',
  categorie: 'Category',
  toutes: 'All',
  mots: 'Keywords',
  rythme: 'Notify me',
};
