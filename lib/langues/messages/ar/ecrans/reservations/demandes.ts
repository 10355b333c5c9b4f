import type { demandes as fr } from '../../../fr/ecrans/reservations/demandes';

export const demandes: typeof fr = {
  titre: 'طلبات الحجز',
  titreCompte: 'طلبات الحجز ({nombre})',
  illisible: 'تعذّر تحميل الطلبات.',
  reessayer: 'أعد المحاولة',
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
    '{n, plural, zero {<qui>{nom}</qui> لا ينتظر أي رد على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.} one {<qui>{nom}</qui> ينتظر ردًا واحدًا على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.} two {<qui>{nom}</qui> ينتظر ردين على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.} few {<qui>{nom}</qui> ينتظر # ردود على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.} many {<qui>{nom}</qui> ينتظر # ردًا على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.} other {<qui>{nom}</qui> ينتظر # رد على هذه الرحلة. تصبح الكيلوغرامات متاحة من جديد.}}',
};
