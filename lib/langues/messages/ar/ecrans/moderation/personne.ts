import type { personne as fr } from '../../../fr/ecrans/moderation/personne';

export const personne: typeof fr = {
  plus: 'إجراءات أخرى بشأن {nom}',
  bloquer: 'حظر',
  debloquer: 'إلغاء الحظر',
  debloque: 'أُلغي حظر {nom}.',
};
