import type { mienne as fr } from '../../../fr/ecrans/reservations/mienne';

export const mienne: typeof fr = {
  titre: 'حجوزاتي',
  sousTitre: 'أماكنك المحجوزة على الرحلات، من الأحدث إلى الأقدم.',
  vide: 'لا توجد حجوزات',
  trouver: 'ابحث عن رحلة',
  videTexte: 'اختر رحلة، واحجز الكيلوغرامات التي تحتاجها، وتابعها هنا.',
  plus: 'عرض المزيد',
  transport: 'الرحلة',
  commentaire: 'تعليق الناقل',
  codes: 'الرموز وتتبع الطرد',
  agenda: 'أضف إلى التقويم',
  reponse: 'الرد منتظر قبل {fin}: بعد ذلك يُلغى هذا الطلب تلقائيًا.',
  horsLigne: '{poids}، {statut}',
};
