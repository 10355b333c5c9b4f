/** What the calls about conversations refuse. */
export const conversations = {
  introuvable: 'Conversation non trouvée',
  neRecoitPas: 'Cette personne ne peut pas recevoir de message pour le moment.',
  soiMeme: 'Vous ne pouvez pas vous écrire à vous-même.',
  pasOuverte: 'La conversation n’a pas été ouverte.',
  annonceIntrouvable: 'Cette annonce n’existe pas ou n’existe plus.',
  niAVous: 'Cette annonce n’est ni à vous ni à cette personne.',
};
