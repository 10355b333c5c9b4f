export const pageDetail = {
  description: '{nom} propose {budget} pour une livraison à {ville}, avant le {jour}.',
  retour: 'Retour',
  photo: 'Photo\u202f: {titre}',
  budget: 'de budget',
  texte: 'Description',
  chiffres: 'La personne et les chiffres',
};
