import type { lettreFin as fr } from '../../../fr/ecrans/users/lettreFin';

export const lettreFin: typeof fr = {
  fini: 'لن تصلك النشرة بعد الآن',
  finiTexte: 'يمكنك طلبها من جديد من الصفحة الرئيسية أو من ملفك الشخصي.',
  accueil: 'الذهاب إلى الصفحة الرئيسية',
  question: 'لن تصلك النشرة الشهرية بعد الآن على البريد الذي وصل إليه هذا الرابط.',
  finir: 'إيقاف النشرة',
};
