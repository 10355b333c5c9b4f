import type { notifications as fr } from '../../fr/refus/notifications';

export const notifications: typeof fr = {
  service: 'خدمة الإشعارات هذه غير معروفة.',
  lien: 'هذا الرابط غير صالح. تحقق من أنك نسخته كاملًا.',
};
