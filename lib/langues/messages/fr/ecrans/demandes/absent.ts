export const absent = {
  titre: 'Demande non trouvée',
  voir: 'Voir les besoins',
  texte: 'Ce besoin n’existe pas, ou la personne qui l’a publié l’a retiré.',
};
