import type { personne as fr } from '../../../fr/ecrans/users/personne';

export const personne: typeof fr = {
  verifie: 'Verified',
  emailNonConfirme: 'E-mail not confirmed',
  membreDepuis: 'Member since {annee}',
  nouveau: 'New',
  avis: '{note} ({n, plural, one {# review} other {# reviews}})',
  sur5: '{note} out of 5 ({n, plural, one {# review} other {# reviews}})',
};
