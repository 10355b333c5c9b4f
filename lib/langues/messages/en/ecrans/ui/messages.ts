import type { messages as fr } from '../../../fr/ecrans/ui/messages';

export const messages: typeof fr = {
  nom: 'Messages from the site',
  fermer: 'Close the message',
};
