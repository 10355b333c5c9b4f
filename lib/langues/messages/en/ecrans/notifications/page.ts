import type { page as fr } from '../../../fr/ecrans/notifications/page';

export const page: typeof fr = {
  titre: 'Notifications',
  texte: 'What concerns you, newest first.',
  rien: 'Nothing yet',
  rienTexte: 'Answers to your requests, reviews and changes to your trips will appear here.',
  choisir: 'Choose my notifications',
  suite: 'Show more',
};
