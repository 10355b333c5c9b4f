import type { erreursPrivees as fr } from '../../../fr/ecrans/page/erreursPrivees';

export const erreursPrivees: typeof fr = {
  conversation: 'تعذّر فتح هذه المحادثة',
  conversationTexte: 'رسائلك في أمان: أعد المحاولة بعد لحظة.',
  messages: 'عرض رسائلي',
  profil: 'تعذّر تحميل ملفك الشخصي',
  profilTexte: 'لم يضع شيء: أعد المحاولة بعد لحظة.',
};
