import type { moyens as fr } from '../../fr/saisie/moyens';

export const moyens: typeof fr = {
  evenement: 'أدخل معرّف (id) حدث تم استلامه.',
  mesures: 'لا توجد أي قياسات.',
};
