import type { formulaire as fr } from '../../../fr/ecrans/alertes/formulaire';

export const formulaire: typeof fr = {
  titre: 'Create an alert',
  description: 'You are told once of each listing that fits.',
  creer: 'Create the alert',
  creation: 'Creating...',
  cree: 'Alert created. It is in “My alerts”.',
  depart: 'From',
  arrivee: 'To',
  du: 'From the day',
  au: 'Until',
  poids: 'Free weight, at least',
  transporteur: 'Carrier',
  tous: 'All',
  lieu: 'To deliver in',
  categorie: 'Category',
  toutes: 'All',
  mots: 'Words',
  rythme: 'Tell me',
};
