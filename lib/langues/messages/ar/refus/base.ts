import type { base as fr } from '../../fr/refus/base';

export const base: typeof fr = {
  masquee: 'أخفى الإشراف هذا الإعلان: لا يمكنك إظهاره. تشرح إشعاراتك السبب.',
  reservationImpossible: 'هذا الحجز غير ممكن في الوقت الحالي.',
  compteSupprime: 'حُذف هذا الحساب.',
};
