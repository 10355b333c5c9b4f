import type { annulation as fr } from '../../../fr/ecrans/reservations/annulation';

export const annulation: typeof fr = {
  specification:
    'الإلغاء مجاني، ويصبح ممكنًا ابتداءً من {heures}\u00a0ساعة قبل الانطلاق. قبل ذلك، راسل الناقل: ما زال بإمكانه رفض طلب قيد الانتظار.',
  faq: 'الإلغاء مجاني حتى {heures}\u00a0ساعة قبل الانطلاق. بعد ذلك، راسل الناقل.',
  always: 'الإلغاء مجاني في أي وقت.',
  ouverte: 'يمكنك الإلغاء ابتداءً من {debut}، أي {heures}\u00a0ساعة قبل الانطلاق.',
  tropTard: 'بقي على الانطلاق أقل من {heures}\u00a0ساعة: لم يعد الإلغاء ممكنًا. أخبر الناقل.',
};
