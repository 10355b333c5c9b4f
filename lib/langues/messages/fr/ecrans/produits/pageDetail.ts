export const pageDetail = {
  description: '{nom}, {prix}, à {ville}. Catégorie\u202f: {categorie}.',
  retour: 'Retour',
  photo: 'Photo\u202f: {titre}',
  texte: 'Description',
  vendeur: 'La personne qui vend',
};
