import type { erreurs as fr } from '../../../fr/ecrans/page/erreurs';

export const erreurs: typeof fr = {
  titre: 'طارئ على الطريق',
  texte: 'تعذّر عرض هذه الصفحة. بياناتك في أمان: أعد المحاولة بعد لحظة.',
  reference: 'المرجع: {code}',
  accueil: 'العودة إلى الرئيسية',
  instant: 'أعد المحاولة بعد لحظة.',
  agence: 'تعذّر تحميل تفاصيل الوكالة',
  agences: 'عرض الوكالات',
  besoin: 'تعذّر تحميل البيانات',
  besoinTexte: 'تعذّر عرض هذا الطلب. أعد المحاولة بعد لحظة.',
  besoins: 'عرض الطلبات',
};
