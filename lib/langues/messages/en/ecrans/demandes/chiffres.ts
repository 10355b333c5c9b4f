import type { chiffres as fr } from '../../../fr/ecrans/demandes/chiffres';

export const chiffres: typeof fr = {
  titre: 'Statistics',
  vues: '{n, plural, one {View} other {Views}}',
  propositions: '{n, plural, one {Offer} other {Offers}}',
  restants: '{n, plural, one {Left} other {Left}}',
  jours: '{n, plural, one {{nombre}\u00a0day} other {{nombre}\u00a0days}}',
};
