import type { reservations as fr } from '../../fr/notifications/reservations';

export const reservations: typeof fr = {
  quelquun: 'شخص ما',
  voirDemande: 'عرض الطلب',
  voirReservation: 'عرض حجزي',
  voirTrajet: 'عرض الرحلة',
  demandee: 'طلب حجز من {qui}: {poids} على {trajet}',
  demandeeTexte: 'الانطلاق {depart}. أجب عن هذا الطلب: يُلغى تلقائيًا إن بقي دون رد.',
  confirmee: 'تأكيد الحجز: {trajet}',
  confirmeeTexte: 'تم تأكيد حجزك ({poids}) من طرف {qui}. الانطلاق {depart}.',
  refusee:
    '{n, plural, zero {رُفضت طلبات} one {رُفض طلب} two {رُفض طلبان} few {رُفضت # طلبات} many {رُفض # طلبًا} other {رُفض # طلب}}: {trajet}',
  refuseeTexte:
    'تعذّر على {qui} أخذ {n, plural, zero {طرودك} one {طردك ({poids})} two {طرديك} few {طرودك} many {طرودك} other {طرودك}}. قد تمر رحلات أخرى من هناك.',
  transporteurAnnule: 'ألغى الناقل الحجز: {trajet}',
  transporteurAnnuleTexte:
    'لم يعد بإمكان {qui} أخذ طردك ({poids}).{paye, select, oui { يُعاد إليك كل ما دفعته مقابل هذا الحجز، بما في ذلك العمولة.} other {}}',
  annulee: 'إلغاء الحجز: {trajet}',
  annuleeTexte: 'أُلغي حجز {qui} ({poids}). أصبح المكان متاحًا من جديد.',
  sansReponse: 'طلب بقي دون رد: {trajet}',
  sansReponseTransporteur: 'أُلغي تلقائيًا طلب {deQui} ({poids}). أصبح المكان متاحًا من جديد.',
  sansReponseDemandeur: 'لم يصل رد من {qui} في الوقت المناسب على طلبك ({poids}): أُلغي طلبك تلقائيًا.',
  deplacee: 'تغيير في الموعد: {trajet}',
  deplaceeTexte: 'غُيّرت محطة من رحلتك من طرف {qui}. الانطلاق {depart}.',
  avis: 'تقييم جديد: {note} من 5',
  avisTexte: 'وصلك تقييم من {qui}.',
  lireAvis: 'قراءة التقييم',
  messages:
    '{n, plural, zero {رسائل جديدة من {deQui}} one {رسالة جديدة من {deQui}} two {رسالتان جديدتان من {deQui}} few {# رسائل جديدة من {deQui}} many {# رسالة جديدة من {deQui}} other {# رسالة جديدة من {deQui}}}',
  messagesTexte:
    '{n, plural, zero {وصلتك رسائل من {qui}.} one {وصلتك رسالة من {qui}.} two {وصلتك رسالتان من {qui}.} few {وصلتك # رسائل من {qui}.} many {وصلتك # رسالة من {qui}.} other {وصلتك # رسالة من {qui}.}}',
  lireEtRepondre: 'قراءة ورد',
  bientotFinie: 'ينتهي طلبك قريبًا',
  bientotFinieTexte: 'الموعد النهائي لـ«{titre}» هو {jour}، ولم يُتفق على شيء بعد. يمكنك تأجيل التاريخ.',
  voirMaDemande: 'عرض طلبي',
  demain: 'الانطلاق غدًا: {trajet}',
  demainTransporteur: 'تنطلق رحلتك {depart}. تحقق ممن سيسلّمك ماذا وأين.',
  demainDemandeur: 'ينطلق طردك {depart}. اتفق مع الناقل على موعد التسليم.',
};
