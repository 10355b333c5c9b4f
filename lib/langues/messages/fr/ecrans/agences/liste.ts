export const liste = {
  vide: 'Aucune agence ne correspond à vos critères',
  voirToutes: 'Voir toutes les agences',
  inscrire: 'Inscrire mon agence',
  retirez: 'Retirez un critère, ou cherchez dans une ville voisine.',
  premiere: 'Vous tenez une agence de transport\u202f? Soyez la première de l’annuaire.',
};
