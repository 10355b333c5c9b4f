import type { mienne as fr } from '../../../fr/ecrans/reservations/mienne';

export const mienne: typeof fr = {
  transport: 'الرحلة',
  commentaire: 'تعليق الناقل',
  codes: 'الرموز وتتبع الطرد',
  agenda: 'أضف إلى التقويم',
  reponse: 'الرد منتظر قبل {fin}: بعد ذلك يُلغى هذا الطلب تلقائيًا.',
  horsLigne: '{poids}، {statut}',
};
