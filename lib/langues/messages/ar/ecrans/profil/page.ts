import type { page as fr } from '../../../fr/ecrans/profil/page';

export const page: typeof fr = {
  titre: 'ملفي الشخصي',
  sansEmail:
    'إلى ذلك الحين، يرى الآخرون أن بريدك غير مؤكد، ولا يمكن أن تنتظر الرد أكثر من ثلاثة من طلباتك، ولا يمكنك دفع أي مبلغ.',
  aRepondre:
    '{n, plural, zero {لا طلبات تنتظر ردك} one {طلب واحد ينتظر ردك} two {طلبان ينتظران ردك} few {# طلبات تنتظر ردك} many {# طلبًا ينتظر ردك} other {# طلب ينتظر ردك}}',
  concernes: 'عرض الرحلات المعنية',
  informations: 'المعلومات',
  demandes: 'طلباتي',
  transports: 'رحلاتي',
  produits: 'منتجاتي',
  avis: 'التقييمات',
  plus: 'عرض المزيد',
  masque: 'مخفي',
  urgent: 'عاجل',
  aucunTransport: 'لم يُعثر على رحلات',
  aucunTransportTexte: 'ستسافر قريبًا؟ اعرض ما تبقّى لديك من مكان.',
  passes: 'رحلات سابقة',
  transportFaits: '{dates}. الحد الأقصى: {poids}',
  aucuneDemande: 'لم يُعثر على طلبات',
  aucuneDemandeTexte: 'انشر ما تريد إرساله أو شراءه: سيردّ عليك المسافرون.',
  demandeFaits: '{budget}، التسليم في <lieu>{lieu}</lieu> قبل {jour}',
  aucunProduit: 'لم يُعثر على منتجات',
  aucunProduitTexte: 'اعرض ما تبيعه: يمكن لمسافر أن يحمله.',
  aucunAvis: 'لا توجد تقييمات بعد',
  aucunAvisTexte: 'يمكن لمن تتعامل معهم أن يتركوا لك تقييمًا من ملفك الشخصي العام.',
};
