import type { reponse as fr } from '../../../fr/ecrans/moderation/reponse';

export const reponse: typeof fr = {
  arrivee: 'Your answer has arrived.',
  envoyer: 'Send my answer',
  envoi: 'Sending...',
  nom: 'Your answer',
  aide: 'You can answer once. Moderation will read it.',
};
