import type { absente as fr } from '../../../fr/ecrans/page/absente';

export const absente: typeof fr = {
  titre: 'الصفحة غير موجودة',
  nullePart: 'هذا الطريق لا يؤدي إلى أي مكان',
  trajets: 'عرض الرحلات',
  accueil: 'العودة إلى الرئيسية',
  texte: 'الصفحة التي تبحث عنها غير موجودة أو لم تعد موجودة.',
};
