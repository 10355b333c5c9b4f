export const titres = {
  messages: 'Messages',
  avec: '{qui}, messages',
  introuvable: 'Conversation introuvable',
};
