export const absent = {
  titre: 'Transport non trouvé.',
  voir: 'Voir les trajets',
  texte: 'Ce trajet n’existe pas, ou son transporteur l’a retiré.',
};
