import type { agenda as fr } from '../../../fr/ecrans/reservations/agenda';

export const agenda: typeof fr = {
  titre: 'في تقويمك',
  texte:
    'أضف رابطًا خاصًا إلى تقويمك (Google أو Apple أو Outlook...): تبقى فيه مواعيد الانطلاق والوصول محدّثة، ويختفي منه ما أُلغي.',
  afficher: 'عرض الرابط',
  secret: 'من يعرف هذا الرابط يستطيع قراءة حجوزاتك: لا تعطه لأحد. وإن حدث ذلك فغيّره.',
  copier: 'نسخ الرابط',
  changer: 'تغيير الرابط',
  change: 'تغيّر الرابط. لم يعد الرابط القديم يعرض شيئًا.',
  copiee: 'نُسخ الرابط.',
  impossible: 'النسخ غير ممكن هنا: حدّد الرابط وانسخه.',
};
