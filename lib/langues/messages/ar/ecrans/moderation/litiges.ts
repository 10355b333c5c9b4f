import type { litiges as fr } from '../../../fr/ecrans/moderation/litiges';

export const litiges: typeof fr = {
  titre: 'الخلافات',
  aucun: 'لا خلافات في الانتظار.',
  surMontant: '{trajet}، {montant}',
  qui: 'الناقل: <a>{transporteur}</a>. المرسل: <b>{demandeur}</b>. صاحب البلاغ: {par, select, destinataire {المستلم} other {{auteur}}}، {jour}.',
  propose: 'اقتراح <b>{nom}</b>: إعادة {montant} إلى الدافع. {ligne}',
  trajet: '<a>عرض الرحلة</a>. الحجز <c>{reservation}</c>',
};
