import type { services as fr } from '../../fr/saisie/services';

export const services: typeof fr = {
  evenement: 'أدخل معرّف (id) حدث تم استلامه.',
  mesures: 'لا توجد أي قياسات.',
};
