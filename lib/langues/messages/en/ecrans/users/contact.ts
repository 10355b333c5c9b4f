import type { contact as fr } from '../../../fr/ecrans/users/contact';

export const contact: typeof fr = {
  envoyer: 'Send',
  enCours: 'Sending...',
  nom: 'Your name',
  email: 'Your e-mail',
  sujet: 'Subject',
  sujetChoix: 'Choose a subject',
  message: 'Your message',
  messageAide: 'If it is about a trip, a request or a payment, include its link.',
  copie: 'Send me a copy',
  arrive: 'Your message has arrived',
  numero: 'Its number is <b>{numero}</b>. We will answer you at <c>{email}</c>.',
  copiePart: 'A copy is on its way to this address.',
  accuse:
    'An acknowledgement is on its way to this address, without your text: this form must not be used to write to others.',
  autre: 'Write another message',
};
