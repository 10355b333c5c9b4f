import type { sujets as fr } from '../../../fr/ecrans/notifications/sujets';

export const sujets: typeof fr = {
  message: 'الرسائل',
  newDemande: 'طلبات الحجز والإرسال',
  transportUpdate: 'تحديثات الرحلات',
  alertes: 'التنبيهات',
  email: 'كل رسائل البريد',
};
