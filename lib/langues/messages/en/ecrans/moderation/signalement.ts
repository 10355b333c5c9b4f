import type { signalement as fr } from '../../../fr/ecrans/moderation/signalement';

export const signalement: typeof fr = {
  titre: 'Report',
  texte: '<b>{nom}</b>. Your report stays confidential. We will tell you what we decide.',
  envoyer: 'Send the report',
  envoi: 'Sending...',
  merci: 'Thank you, your report has arrived. We will answer you.',
  motif: 'What is wrong',
  expliquez: 'Explain',
  expliquezAide: 'What happened, and where we can see it.',
};
