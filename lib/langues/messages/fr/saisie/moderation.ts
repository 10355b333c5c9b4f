/** What is wrong with a value, where a schema of moderation says it itself. */
export const moderation = {
  motif: 'Choisissez ce qui ne va pas.',
  texte: 'Dites en quelques mots ce qui ne va pas.',
  cible: 'Cela ne se signale pas.',
  etat: 'Choisissez en_attente ou decides.',
  action: 'Choisissez une décision.',
  raisonUn: 'Écrivez la raison\u202f: la personne concernée la lira.',
  raisonDeux: 'Écrivez la raison\u202f: les deux personnes la liront.',
  reponse: 'Écrivez votre réponse.',
};
