import type { champs as fr } from '../../../fr/ecrans/ui/champs';

export const champs: typeof fr = {
  suggestions: '{n, plural, one {One suggestion} other {# suggestions}}',
  calendrier: 'Calendar',
  choisirJour: 'Choose from a calendar',
  jour: 'dd/mm/yyyy',
  dateAinsi: 'Write the date like this: 24/12/2026.',
  jourInconnu: 'This day does not exist.',
};
