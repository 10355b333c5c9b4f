import type { reglages as fr } from '../../../fr/ecrans/alertes/reglages';

export const reglages: typeof fr = {
  besoins: 'My requests look for trips',
  besoinsAide: 'Told as soon as it is posted.',
  trajets: 'My trips look for requests',
  trajetsAide: 'Told once a day, in the morning.',
  enregistree: 'Preference saved.',
};
