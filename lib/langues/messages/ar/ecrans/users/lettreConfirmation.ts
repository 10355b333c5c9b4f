import type { lettreConfirmation as fr } from '../../../fr/ecrans/users/lettreConfirmation';

export const lettreConfirmation: typeof fr = {
  abonne: 'أنت مشترك في النشرة',
  abonneTexte: 'تصلك مرة في الشهر على الأكثر. وفي كل عدد رابط لإيقافها.',
  clic: 'نقرة واحدة، ويصل العدد القادم إلى هذا البريد.',
  recevoir: 'تلقي النشرة',
  accueil: 'الذهاب إلى الصفحة الرئيسية',
};
