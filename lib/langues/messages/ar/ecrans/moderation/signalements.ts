import type { signalements as fr } from '../../../fr/ecrans/moderation/signalements';

export const signalements: typeof fr = {
  masque: 'مخفي',
  suspendu: 'حساب معلّق',
  citation: '«{texte}»',
  de: 'من <a>{personne}</a>، بلاغ من <b>{auteur}</b> بتاريخ {jour}',
  deEtAutres:
    'من <a>{personne}</a>، بلاغ من <b>{auteur}</b> بتاريخ {jour}، ومن {n, plural, zero {لا أحد غيره} one {شخص آخر} two {شخصين آخرين} few {# أشخاص آخرين} many {# شخصًا آخر} other {# شخص آخر}}',
  dit: 'ما قيل',
  signale: 'ما أُبلغ عنه',
  fait: 'ما تم من قبل',
  ligne: '{action}، {operateur}، {jour}: <b>{raison}</b>',
  reponse: 'رد الشخص المعني',
  supprime: 'حُذف بعد ذلك',
  avisNote: 'تقييم، {n} من 5',
};
