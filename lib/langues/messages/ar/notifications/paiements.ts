import type { paiements as fr } from '../../fr/notifications/paiements';

export const paiements: typeof fr = {
  paiement_demande: 'طلب دفع من {qui}',
  paiement_demandeTexte: 'اقرأ على الموقع موضوع الدفعة. لا نطلب أبدًا الدفع عبر البريد الإلكتروني.',
  paiement_retire: 'سُحب طلب الدفع',
  paiement_retireTexte: 'سُحب طلب الدفع من طرف {qui}. لا يلزمك فعل أي شيء.',
  paiement_expire: 'طلب دفع بقي دون متابعة',
  paiement_expireTexte: 'لم يعد طلبك إلى {qui} قيد الانتظار: انقضى الوقت أو لم يعد الحجز مؤكدًا.',
  paiement_recu: 'تم الدفع من طرف {qui}',
  paiement_recuTexte: 'تبقى الدفعة محتفظًا بها حتى التسليم، ثم تُصرف لك بعد خصم العمولة.',
  paiement_verse: 'صُرفت دفعتك',
  paiement_verseTexte: 'حصتك بعد خصم العمولة في طريقها إلى حساب الصرف الخاص بك.',
  paiement_rembourse: 'أُعيد إليك المبلغ',
  paiement_rembourseTexte: 'يُعاد إليك ما يخصك من هذه الدفعة بالوسيلة التي دفعت بها.',
  paiement_repris: 'استُرجعت منك دفعة',
  paiement_reprisTexte:
    'تُعاد هذه الدفعة كاملة إلى {qui} من طرف مشرف أو من البنك. يُسترجع من حسابك ما صُرف لك منها.',
  paiement_attend_compte: 'حصتك تنتظر حسابك',
  paiement_attend_compteTexte:
    'لك مستحق عن عملية تسليم، وحساب الصرف الخاص بك غير مكتمل. افتح مدفوعاتك على الموقع لإكماله.',
  modeTest: '{titre} (وضع تجريبي)',
  essai: 'هذه تجربة: لا تُحوَّل أي أموال، ولا يُستحق شيء لأحد.',
  voirPaiement: 'عرض الدفعة',
  voirConversation: 'عرض المحادثة',
};
