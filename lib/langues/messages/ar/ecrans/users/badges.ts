import type { badges as fr } from '../../../fr/ecrans/users/badges';

export const badges: typeof fr = {
  verifie: 'تم التحقق منه',
  pasEncore: 'لم يتم التحقق بعد من: {noms}.',
  suite: '{debut}، {suite}',
  question: 'ماذا تعني هذه الشارات؟',
};
