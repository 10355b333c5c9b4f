import type { bouton as fr } from '../../../fr/ecrans/reservations/bouton';

export const bouton: typeof fr = {
  open: 'احجز على هذه الرحلة',
  full: 'الرحلة ممتلئة',
  gone: 'انطلقت الرحلة',
  perdue: 'انقطع الاتصال. تحقق من الشبكة ثم أعد المحاولة.',
};
