export const page = {
  titre: 'Notifications',
  texte: 'Ce qui vous concerne, du plus récent au plus ancien.',
  rien: 'Rien pour l’instant',
  rienTexte: 'Les réponses à vos demandes, les avis et ce qui change sur vos trajets viendront ici.',
  choisir: 'Choisir mes notifications',
  suite: 'Voir plus',
};
