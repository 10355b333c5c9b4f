import type { fenetre as fr } from '../../../fr/ecrans/ui/fenetre';

export const fenetre: typeof fr = {
  fermer: 'إغلاق',
  annuler: 'إلغاء',
  abandonQuestion: 'هل تريد التخلي عما كتبته؟',
  abandonner: 'التخلي عنه',
  continuer: 'متابعة الكتابة',
  perdu: 'سيضيع ما كتبته.',
};
