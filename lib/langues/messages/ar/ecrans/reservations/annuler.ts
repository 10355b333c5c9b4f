import type { annuler as fr } from '../../../fr/ecrans/reservations/annuler';

export const annuler: typeof fr = {
  bouton: 'إلغاء الحجز',
  nom: 'إلغاء الحجز من {depart} إلى {arrivee}، {poids}',
  question: 'هل تريد حقًا إلغاء هذا الحجز؟',
  garder: 'الإبقاء عليه',
  enCours: 'جارٍ الإلغاء...',
  echec: 'لم يُسجَّل الإلغاء. أعد المحاولة بعد لحظة.',
  fait: 'أُلغي الحجز',
  verra: '{role, select, demandeur {سيرى الناقل أنك ألغيت الحجز.} other {سيرى مرسل الطرد أنك ألغيت الحجز.}}',
  rendu:
    '{role, select, demandeur {يُعاد إليك {rembourse} من أصل {conserve} مدفوعة.} other {يُعاد إلى المرسل {rembourse} من أصل {conserve} مدفوعة.}}',
  partage:
    '{role, select, demandeur {يُعاد إليك {rembourse} من أصل {conserve} مدفوعة؛ ويتلقى الناقل {verse}، ويحتفظ الموقع بـ{commission}.} other {يُعاد إلى المرسل {rembourse} من أصل {conserve} مدفوعة؛ وتتلقى أنت {verse}، ويحتفظ الموقع بـ{commission}.}}',
};
