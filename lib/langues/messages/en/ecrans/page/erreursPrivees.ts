import type { erreursPrivees as fr } from '../../../fr/ecrans/page/erreursPrivees';

export const erreursPrivees: typeof fr = {
  conversation: 'This conversation could not be opened',
  conversationTexte: 'Your messages are safe: try again in a moment.',
  messages: 'View my messages',
  profil: 'Your profile could not be loaded',
  profilTexte: 'Nothing is lost: try again in a moment.',
};
