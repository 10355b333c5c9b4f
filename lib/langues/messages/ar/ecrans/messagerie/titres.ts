import type { titres as fr } from '../../../fr/ecrans/messagerie/titres';

export const titres: typeof fr = {
  messages: 'الرسائل',
  avec: '{qui}، الرسائل',
  introuvable: 'محادثة غير موجودة',
};
