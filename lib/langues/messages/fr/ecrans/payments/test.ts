export const test = {
  titre: 'Mode test',
  texte: 'Aucun argent ne bouge, et rien de ce que vous voyez ici n’est dû à personne.',
};
