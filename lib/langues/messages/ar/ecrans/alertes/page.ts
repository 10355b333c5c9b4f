import type { page as fr } from '../../../fr/ecrans/alertes/page';

export const page: typeof fr = {
  titre: 'تنبيهاتي',
  sousTitre: 'نُعلمك مرة واحدة بما يناسبك، دون أن تبحث.',
  aucune: 'لا توجد تنبيهات',
  chercher: 'ابحث عن رحلة',
  aucuneTexte: 'أجرِ بحثًا، ثم اضغط «إنشاء تنبيه» أسفل النتائج.',
  annonces: 'إعلاناتك تبحث أيضًا',
};
