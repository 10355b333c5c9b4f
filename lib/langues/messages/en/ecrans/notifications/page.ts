import type { page as fr } from '../../../fr/ecrans/notifications/page';

export const page: typeof fr = {
  titre: 'Notifications',
  texte: 'What concerns you, the newest first.',
  rien: 'Nothing for now',
  rienTexte: 'Answers to your requests, reviews and changes to your trips will come here.',
  choisir: 'Choose my notifications',
  suite: 'See more',
};
