import type { badges as fr } from '../../../fr/ecrans/users/badges';

export const badges: typeof fr = {
  verifie: 'Verified',
  pasEncore: 'Not verified yet: {noms}.',
  suite: '{debut}, {suite}',
  question: 'What do these badges mean?',
};
