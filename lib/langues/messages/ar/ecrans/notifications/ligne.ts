import type { ligne as fr } from '../../../fr/ecrans/notifications/ligne';

export const ligne: typeof fr = {
  nonLue: 'غير مقروء:',
};
