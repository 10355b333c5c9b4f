import type { chiffres as fr } from '../../../fr/ecrans/demandes/chiffres';

export const chiffres: typeof fr = {
  titre: 'Statistics',
  vues: '{n, plural, one {View} other {Views}}',
  propositions: '{n, plural, one {Offer} other {Offers}}',
  restants: '{n, plural, one {Day left} other {Days left}}',
};
