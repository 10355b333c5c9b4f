import type { notifications as fr } from '../../fr/saisie/notifications';

export const notifications: typeof fr = {
  adresseLongue: 'العنوان طويل جدًا.',
  cle: 'مفتاح غير مقروء.',
};
