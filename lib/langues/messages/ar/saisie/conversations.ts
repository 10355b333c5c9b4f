import type { conversations as fr } from '../../fr/saisie/conversations';

export const conversations: typeof fr = {
  message: 'اكتب رسالة.',
  uneAnnonce: 'المحادثة تخص إعلانًا واحدًا فقط.',
  lien: 'أدخل عنوانًا يبدأ بـ \u2066https://\u2069 أو بـ \u2066/\u2069.',
  lienPaiement: 'يُرسل طلب الدفع بزر «طلب دفعة».',
  images: 'الحد الأقصى لعدد الصور: {n}.',
  numero: 'هذا الرقم غير موجود.',
};
