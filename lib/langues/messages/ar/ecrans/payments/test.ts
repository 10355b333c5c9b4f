import type { test as fr } from '../../../fr/ecrans/payments/test';

export const test: typeof fr = {
  titre: 'وضع تجريبي',
  texte: 'لا تُحوَّل أي أموال، ولا شيء مما تراه هنا مستحق لأحد.',
};
