import type { conversations as fr } from '../../fr/saisie/conversations';

export const conversations: typeof fr = {
  message: 'اكتب رسالة.',
  uneAnnonce: 'المحادثة تخص إعلانًا واحدًا فقط.',
  lien: 'أدخل عنوانًا يبدأ بـ https:// أو بـ /.',
  lienPaiement: 'يُرسل طلب الدفع بزر «الدفع».',
  images: 'الحد الأقصى لعدد الصور: {n}.',
  numero: 'هذا الرقم غير موجود.',
};
