export const page = {
  titre: 'Mes alertes',
  sousTitre: 'Ce qui vous convient vous est dit une fois, sans chercher.',
  aucune: 'Aucune alerte',
  chercher: 'Chercher un trajet',
  aucuneTexte: 'Faites une recherche, puis «\u00a0Créer une alerte\u00a0» sous les résultats.',
  annonces: 'Vos annonces cherchent aussi',
};
