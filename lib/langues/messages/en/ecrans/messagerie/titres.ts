import type { titres as fr } from '../../../fr/ecrans/messagerie/titres';

export const titres: typeof fr = {
  messages: 'Messages',
  avec: '{qui}, messages',
  introuvable: 'Conversation not found',
};
