import type { capacite as fr } from '../../../fr/ecrans/reservations/capacite';

export const capacite: typeof fr = {
  restante: 'المساحة المتبقية',
  complet: 'الرحلة ممتلئة',
  libre:
    '{n, plural, zero {{libre} متاحة من {capacite}} one {{libre} متاح من {capacite}} two {{libre} متاحة من {capacite}} few {{libre} متاحة من {capacite}} many {{libre} متاحة من {capacite}} other {{libre} متاحة من {capacite}}}',
  verification: 'جارٍ التحقق من المساحة.',
  nonVerifiee: 'المساحة كما كانت عند فتح الصفحة. سيُتحقق منها عند الإرسال.',
  plusDePlace: 'لم تعد هناك مساحة في هذا الجزء. اختر مدينة انطلاق أو وصول أخرى.',
  limite: 'انتبه: المساحة محدودة في هذه الرحلة',
};
