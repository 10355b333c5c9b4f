import type { moderation as fr } from '../../fr/saisie/moderation';

export const moderation: typeof fr = {
  motif: 'Choose what is wrong.',
  texte: 'Say in a few words what is wrong.',
  cible: 'This cannot be reported.',
  etat: 'Choose en_attente or decides.',
  action: 'Choose a decision.',
  raisonUn: 'Write the reason: the person concerned will read it.',
  raisonDeux: 'Write the reason: both people will read it.',
  reponse: 'Write your answer.',
};
