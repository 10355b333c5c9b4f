import type { alertes as fr } from '../../fr/saisie/alertes';

export const alertes: typeof fr = {
  jour: 'Enter a day in the form YYYY-MM-DD.',
  jourInconnu: 'This day does not exist.',
  rythme: 'Choose when to be told.',
  genre: 'Choose what you are looking for.',
  poids: 'Enter a weight in kg.',
  type: 'Choose Particulier (individual) or Professionnel (professional).',
  avantLePremier: 'This day is before the first one.',
};
