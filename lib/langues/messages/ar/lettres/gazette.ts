import type { gazette as fr } from '../../fr/lettres/gazette';

export const gazette: typeof fr = {
  titre: 'نشرة {produit}، {mois}',
  texte: 'ما سينطلق، وما هو مستعجل، وما يُباع الآن بين أوروبا وأفريقيا.',
  departs: 'انطلاقات جديدة',
  besoins: 'طلبات مستعجلة',
  produits: 'منتجات مطلوب جلبها',
  besoin: 'التسليم في {ville} قبل {jour}، الميزانية {budget}',
  produitA: '{ville}، {prix}',
  depart:
    '{date}، {poids} {n, plural, zero {متاح} one {متاح} two {متاحة} few {متاحة} many {متاحة} other {متاحة}}',
  plusieurs:
    '{n, plural, zero {لا انطلاقات قادمة} one {انطلاق واحد قادم} two {انطلاقان قادمان} few {# انطلاقات قادمة} many {# انطلاقًا قادمًا} other {# انطلاق قادم}}. أحدثها نشرًا: {depart}',
  voir: 'عرض كل الانطلاقات',
  pourquoi: 'تصلك هذه النشرة، مرة في الشهر على الأكثر، لأنك طلبتها.',
  fin: 'إيقاف استلامها',
};
