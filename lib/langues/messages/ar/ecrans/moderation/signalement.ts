import type { signalement as fr } from '../../../fr/ecrans/moderation/signalement';

export const signalement: typeof fr = {
  titre: 'إبلاغ',
  texte: '<b>{nom}</b>. يبقى بلاغك سريًّا. سنُعلمك بما نقرره.',
  envoyer: 'إرسال البلاغ',
  envoi: 'جارٍ الإرسال...',
  merci: 'شكرًا، وصل بلاغك. سنردّ عليك.',
  motif: 'ما المشكلة',
  expliquez: 'اشرح',
  expliquezAide: 'ما الذي حدث، وأين يمكننا الاطلاع عليه.',
};
