import type { alertes as fr } from '../../fr/saisie/alertes';

export const alertes: typeof fr = {
  jour: 'Enter a day as YYYY-MM-DD.',
  jourInconnu: 'This day does not exist.',
  rythme: 'Choose when to be notified.',
  genre: 'Choose what you are looking for.',
  poids: 'Enter a weight in kg.',
  type: 'Choose Particulier (individual) or Professionnel (professional).',
  avantLePremier: 'This day is before the first one.',
};
