import type { litiges as fr } from '../../../fr/ecrans/moderation/litiges';

export const litiges: typeof fr = {
  titre: 'الخلافات',
  aucun: 'لا خلافات في الانتظار.',
  surMontant: '{trajet}، {montant}',
  qui: 'الناقل: <a>{transporteur}</a>. المرسل: <b>{demandeur}</b>. أبلغ عنه {par, select, destinataire {المستلم} other {{auteur}}} بتاريخ {jour}.',
  propose: '<b>{nom}</b> يقترح {montant} لمن دفع. {ligne}',
  trajet: '<a>عرض الرحلة</a>. الحجز <c>{reservation}</c>',
};
