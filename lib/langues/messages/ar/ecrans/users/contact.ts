import type { contact as fr } from '../../../fr/ecrans/users/contact';

export const contact: typeof fr = {
  envoyer: 'إرسال',
  enCours: 'جارٍ الإرسال...',
  nom: 'اسمك',
  email: 'بريدك الإلكتروني',
  sujet: 'الموضوع',
  sujetChoix: 'اختر موضوعًا',
  message: 'رسالتك',
  messageAide: 'إذا تعلق الأمر برحلة أو طلب أو دفعة، فأرفق رابطها.',
  copie: 'أرسلوا لي نسخة',
  arrive: 'وصلت رسالتك',
  numero: 'رقمها <b>{numero}</b>. سنردّ عليك على <c>{email}</c>.',
  copiePart: 'أُرسلت نسخة إلى هذا البريد.',
  accuse:
    'أُرسل إشعار بالاستلام إلى هذا البريد دون نص رسالتك: لا ينبغي أن تُستعمل هذه الاستمارة لمراسلة الآخرين.',
  autre: 'كتابة رسالة أخرى',
};
