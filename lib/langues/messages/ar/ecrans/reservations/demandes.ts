import type { demandes as fr } from '../../../fr/ecrans/reservations/demandes';

export const demandes: typeof fr = {
  titre: 'طلبات الحجز',
  titreCompte: 'طلبات الحجز ({nombre})',
  illisible: 'تعذّر تحميل الطلبات.',
  reessayer: 'إعادة المحاولة',
  suiteIllisible: 'تعذّر تحميل البقية. أعد المحاولة.',
  chargement: 'جارٍ التحميل...',
  plus: 'عرض المزيد',
  commentaire: 'تعليقك',
  repondez: 'أجب قبل {fin}: بعد ذلك يُلغى هذا الطلب تلقائيًا.',
  remise: 'تسليم الطرد',
  confirmer: 'تأكيد',
  refuser: 'رفض',
  confirmerDe: 'تأكيد طلب {deQui}',
  refuserDe: 'رفض طلب {deQui}',
  confirmee: 'تأكد الحجز',
  refusee: 'رُفض الحجز',
  toutRefuser: 'رفض الكل',
  toutRefuserCompte: 'رفض الكل ({nombre})',
  toutRefuserDe: 'رفض كل طلبات {deQui}',
  toutQuestion: 'هل تريد رفض جميع طلباته؟',
  toutFait: 'رُفضت الطلبات',
  toutTexte:
    '<qui>{nom}</qui>: {n, plural, zero {لا طلبات تنتظر ردك على هذه الرحلة.} one {طلب واحد ينتظر ردك على هذه الرحلة.} two {طلبان ينتظران ردك على هذه الرحلة.} few {# طلبات تنتظر ردك على هذه الرحلة.} many {# طلبًا ينتظر ردك على هذه الرحلة.} other {# طلب ينتظر ردك على هذه الرحلة.}} تصبح الكيلوغرامات متاحة من جديد.',
};
