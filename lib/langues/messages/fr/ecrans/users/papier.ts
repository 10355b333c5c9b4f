export const papier = {
  identite: 'Carte d’identité',
  entreprise: 'SIRET',
  licence: 'Licence de transport',
  assurance: 'Assurance',
};
