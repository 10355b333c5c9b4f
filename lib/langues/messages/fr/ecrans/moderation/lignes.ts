export const lignes = {
  evenement: 'Événement',
  autour: 'Le message et ce qui l’entoure',
  photo: 'Photo {rang} sur {total} (nouvel onglet)',
  auteur: '<b>{auteur}</b>\u202f:',
};
