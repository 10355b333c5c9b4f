import type { test as fr } from '../../../fr/ecrans/payments/test';

export const test: typeof fr = {
  titre: 'Test mode',
  texte: 'No money moves, and nothing you see here is owed to anybody.',
};
