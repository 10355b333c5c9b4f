import type { message as fr } from '../../../fr/ecrans/contact/message';

export const message: typeof fr = {
  titre: 'Write to <qui>{nom}</qui>',
  envoyer: 'Send',
  envoi: 'Sending...',
  pasParti: 'Your message was not sent. Try again in a moment.',
  message: 'Your message',
  conseil: 'Numbers and addresses stay hidden until a booking is confirmed.',
};
