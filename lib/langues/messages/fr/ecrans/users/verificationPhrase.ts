export const verificationPhrase = {
  identite: 'identité',
  email: 'email',
  telephone: 'téléphone',
  entreprise: 'SIRET',
  licence: 'licence',
  assurance: 'assurance',
};
