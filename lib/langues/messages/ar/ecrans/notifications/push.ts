import type { push as fr } from '../../../fr/ecrans/notifications/push';

export const push: typeof fr = {
  inconnu: 'لا يستطيع هذا المتصفح استقبال الإشعارات الفورية.',
  bloquees: 'إشعارات هذا الموقع محظورة في متصفحك: اسمح بها في إعداداته ثم عد إلى هنا.',
  echec: 'تعذّر على متصفحك الاشتراك. أعد المحاولة بعد لحظة.',
  activer: 'تفعيل على هذا الجهاز',
  desactiver: 'تعطيل على هذا الجهاز',
};
