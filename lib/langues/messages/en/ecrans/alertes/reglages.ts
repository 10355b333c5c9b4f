import type { reglages as fr } from '../../../fr/ecrans/alertes/reglages';

export const reglages: typeof fr = {
  besoins: 'My requests look for trips',
  besoinsAide: 'You are told as soon as a match is posted.',
  trajets: 'My trips look for requests',
  trajetsAide: 'You are told once a day, in the morning.',
  enregistree: 'Preference saved.',
};
