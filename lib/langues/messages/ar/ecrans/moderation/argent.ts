import type { argent as fr } from '../../../fr/ecrans/moderation/argent';

export const argent: typeof fr = {
  titre: 'الأموال',
  rien: 'لا شيء',
  aucun: 'لا فروق، ولا يعترض أي بنك على دفعة.',
  conteste: 'يعترض بنك على {montant}',
  perdue: 'مجمّد منذ {jour}: أعاد البنك المبلغ إلى الدافع. يُسترجع ما صُرف، ويُسوّى الخلاف المفتوح أولًا.',
  gele: 'مجمّد منذ {jour}: لا يُصرف منه شيء. ردّ على البنك لدى مزوّد خدمة الدفع.',
  paiement: 'الدفعة {id}، {etat}.',
  verses: 'الدفعات المصروفة',
  versesTexte: 'يمكن إعادة دفعة صُرفت أو قُسّمت بالكامل إلى من دفعها، مع سبب مكتوب. الأحدث أولًا.',
  numero: 'رقم الدفعة أو رابطها',
  chercher: 'بحث',
  aucunVerse: 'لا دفعات مصروفة هنا. <a>عرض الأخيرة</a>',
  plusAnciens: 'الأقدم',
  deA: '{montant}، من <b>{payeur}</b> إلى <c>{transporteur}</c>',
  etatLe: '{etat} بتاريخ {jour}',
  enCours: 'قيد الإعادة',
  ecarts:
    '{n, plural, zero {لا فروق} one {فرق واحد} two {فرقان} few {# فروق} many {# فرقًا} other {# فرق}} بتاريخ {jour}',
  rapport:
    'بين دفاترنا وتقرير {prestataire} الذي يضم {n, plural, zero {# حركة} one {حركة واحدة} two {حركتين} few {# حركات} many {# حركة} other {# حركة}}. لم يُغيَّر شيء.',
  ecart: '<b>{genre}</b> {ref}: الدفاتر {livres}، المزوّد {prestataire}',
  autres: 'البقية في سجل الخادم.',
};
