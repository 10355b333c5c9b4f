import type { signalements as fr } from '../../../fr/ecrans/moderation/signalements';

export const signalements: typeof fr = {
  masque: 'Hidden',
  suspendu: 'Account suspended',
  citation: '“{texte}”',
  de: 'By <a>{personne}</a>, reported by <b>{auteur}</b> on {jour}',
  deEtAutres:
    'By <a>{personne}</a>, reported by <b>{auteur}</b> on {jour}, and by {n, plural, one {# other} other {# others}}',
  dit: 'What is said',
  signale: 'What is reported',
  fait: 'Already done',
  ligne: '{action}, {operateur}, {jour}: <b>{raison}</b>',
  reponse: 'The person’s answer',
  supprime: 'Deleted since',
  avisNote: 'Review, {n} out of 5',
};
