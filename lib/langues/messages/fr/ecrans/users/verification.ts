export const verification = {
  identite: 'Identité',
  email: 'Email',
  telephone: 'Téléphone',
  entreprise: 'SIRET',
  licence: 'Licence',
  assurance: 'Assurance',
};
