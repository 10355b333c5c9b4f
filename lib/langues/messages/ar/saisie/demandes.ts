import type { demandes as fr } from '../../fr/saisie/demandes';

export const demandes: typeof fr = {
  titre: 'ضع عنوانًا لطلبك.',
  description: 'صف ما تحتاج إليه.',
  categorie: 'اختر فئة.',
  categorieInconnue: 'هذه الفئة غير موجودة.',
  budget: 'أدخل الميزانية باليورو.',
  budgetNegatif: 'لا يمكن أن تكون الميزانية سالبة.',
  budgetMax: 'لا يمكن أن تتجاوز الميزانية 1\u00a0000\u00a0000\u00a0€.',
  lieu: 'أدخل مكان التسليم.',
  image: 'الصورة مطلوبة',
  dateLimite: 'أدخل الموعد النهائي.',
  dateInconnue: 'هذا التاريخ غير موجود.',
  datePassee: 'لا يمكن أن يكون الموعد النهائي قد مضى.',
  lien: 'أدخل رابطًا كاملًا، مثل https://example.com/product.',
  statut: 'هذه الحالة غير موجودة.',
};
