export const proprietaire = {
  nom: 'Votre agence',
  titre: 'C’est votre agence',
  modifier: 'Modifier ma fiche',
};
