import type { papiers as fr } from '../../fr/notifications/papiers';

export const papiers: typeof fr = {
  accepte:
    '{genre, select, identite {وثيقة هويتك} entreprise {وثيقة شركتك} licence {رخصة النقل الخاصة بك} other {شهادة التأمين الخاصة بك}}: تم التحقق',
  accepteTexte: 'يراه الآخرون على ملفك الشخصي. حُذفت الصورة التي أرسلتها.',
  refuse:
    '{genre, select, identite {وثيقة هويتك} entreprise {وثيقة شركتك} licence {رخصة النقل الخاصة بك} other {شهادة التأمين الخاصة بك}}: يجب إرسالها من جديد',
  refuseTexte: 'السبب: {raison}\n\nحُذفت الصورة التي أرسلتها.',
  expire:
    '{genre, select, identite {وثيقة هويتك} entreprise {وثيقة شركتك} licence {رخصة النقل الخاصة بك} other {شهادة التأمين الخاصة بك}}: لم تعد صالحة',
  expireTexte: 'انقضى تاريخ {jour} وأُزيلت الشارة. أرسل الوثيقة الجديدة لاستعادتها.',
  bientot:
    '{genre, select, identite {وثيقة هويتك} entreprise {وثيقة شركتك} licence {رخصة النقل الخاصة بك} other {شهادة التأمين الخاصة بك}}: تبقى صالحة {n, plural, zero {اليوم} one {يومًا واحدًا} two {يومين} few {{n} أيام} many {{n} يومًا} other {{n} يوم}}',
  bientotTexte: 'تاريخها {jour}. أرسل الوثيقة الجديدة قبله للاحتفاظ بشارتك دون انقطاع.',
  voirDocuments: 'عرض وثائقي',
  lireRegles: 'قراءة قواعدنا',
  ouvrirModeration: 'فتح الإشراف',
  lireDecision: 'قراءة القرار والرد',
  message: 'الرسائل',
  newDemande: 'طلبات الحجز والإرسال',
  transportUpdate: 'تحديثات الرحلات',
  alertes: 'التنبيهات',
  email: 'كل رسائل البريد',
  pourquoi: 'تصلك هذه الرسالة لأن «{reglage}» مُفعَّل في إعداداتك.',
  nePlusRecevoir: 'إيقاف هذه الرسائل',
};
