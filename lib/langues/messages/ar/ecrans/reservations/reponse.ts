import type { reponse as fr } from '../../../fr/ecrans/reservations/reponse';

export const reponse: typeof fr = {
  confirmee: 'هل تريد تأكيد هذا الحجز؟',
  refusee: 'هل تريد رفض هذا الحجز؟',
  confirmer: 'تأكيد',
  refuser: 'رفض',
  rendezVous: 'يمكنك ذكر مكان اللقاء وموعده.',
  explication: 'تصبح الكيلوغرامات متاحة من جديد. كلمة توضيح تساعد صاحب الطلب على البحث عن رحلة أخرى.',
  envoi: 'جارٍ الإرسال...',
  echec: 'لم يُسجَّل ردك. أعد المحاولة بعد لحظة.',
  resume: '<qui>{nom}</qui><suite>: {poids} من {depart} إلى {arrivee} مقابل {prix}.</suite>',
  commentaire: 'تعليق (اختياري)',
};
