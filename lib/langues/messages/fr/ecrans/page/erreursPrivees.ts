export const erreursPrivees = {
  conversation: 'Cette conversation n’a pas pu s’ouvrir',
  conversationTexte: 'Vos messages sont à l’abri\u202f: réessayez dans un instant.',
  messages: 'Voir mes messages',
  profil: 'Votre profil n’a pas pu être chargé',
  profilTexte: 'Rien n’est perdu\u202f: réessayez dans un instant.',
};
