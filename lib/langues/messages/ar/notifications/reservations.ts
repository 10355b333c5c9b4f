import type { reservations as fr } from '../../fr/notifications/reservations';

export const reservations: typeof fr = {
  quelquun: 'شخص ما',
  voirDemande: 'عرض الطلب',
  voirReservation: 'عرض حجزي',
  voirTrajet: 'عرض الرحلة',
  demandee: '{qui}: طلب {poids} على {trajet}',
  demandeeTexte: 'الانطلاق {depart}. أجب عن هذا الطلب: يُلغى تلقائيًا إن بقي دون رد.',
  confirmee: 'تأكيد الحجز: {trajet}',
  confirmeeTexte: 'أكّد {qui} حجزك ({poids}). الانطلاق {depart}.',
  refusee:
    '{n, plural, zero {رُفضت طلبات} one {رُفض طلب} two {رُفض طلبان} few {رُفضت # طلبات} many {رُفض # طلبًا} other {رُفض # طلب}}: {trajet}',
  refuseeTexte:
    'لا يستطيع {qui} أخذ {n, plural, zero {طرودك} one {طردك ({poids})} two {طرديك} few {طرودك} many {طرودك} other {طرودك}}. قد تمر رحلات أخرى من هناك.',
  transporteurAnnule: 'ألغى الناقل الحجز: {trajet}',
  transporteurAnnuleTexte:
    'لم يعد {qui} قادرًا على أخذ طردك ({poids}).{paye, select, oui { يُعاد إليك كل ما دفعته مقابل هذا الحجز، بما في ذلك العمولة.} other {}}',
  annulee: 'إلغاء الحجز: {trajet}',
  annuleeTexte: 'ألغى {qui} حجزه ({poids}). أصبح المكان متاحًا من جديد.',
  sansReponse: 'طلب بقي دون رد: {trajet}',
  sansReponseTransporteur: 'أُلغي تلقائيًا طلب {deQui} ({poids}). أصبح المكان متاحًا من جديد.',
  sansReponseDemandeur: 'لم يرد {qui} في الوقت المناسب على طلبك ({poids}): أُلغي طلبك تلقائيًا.',
  deplacee: 'تغيير في الموعد: {trajet}',
  deplaceeTexte: 'غيّر {qui} محطة من رحلتك. الانطلاق {depart}.',
  avis: 'تقييم جديد: {note} من 5',
  avisTexte: 'نشر {qui} تقييمًا عنك.',
  lireAvis: 'قراءة التقييم',
  messages:
    '{n, plural, zero {رسائل جديدة من {deQui}} one {رسالة جديدة من {deQui}} two {رسالتان جديدتان من {deQui}} few {# رسائل جديدة من {deQui}} many {# رسالة جديدة من {deQui}} other {# رسالة جديدة من {deQui}}}',
  messagesTexte:
    '{n, plural, zero {راسلك {qui}.} one {راسلك {qui}.} two {أرسل إليك {qui} رسالتين.} few {أرسل إليك {qui} # رسائل.} many {أرسل إليك {qui} # رسالة.} other {أرسل إليك {qui} # رسالة.}}',
  lireEtRepondre: 'قراءة ورد',
  bientotFinie: 'ينتهي طلبك قريبًا',
  bientotFinieTexte: 'الموعد النهائي لـ«{titre}» هو {jour}، ولم يُتفق على شيء بعد. يمكنك تأجيل التاريخ.',
  voirMaDemande: 'عرض طلبي',
  demain: 'الانطلاق غدًا: {trajet}',
  demainTransporteur: 'تنطلق رحلتك {depart}. تحقق ممن سيسلّمك ماذا وأين.',
  demainDemandeur: 'ينطلق طردك {depart}. اتفق مع الناقل على موعد التسليم.',
};
