/** What a payment provider still asks of who is paid. */
export const manque = {
  banque: 'vos coordonnées bancaires',
  piece: 'une pièce d’identité',
  accord: 'votre accord avec les conditions du prestataire',
  activite: 'votre activité',
  personne: 'vos informations personnelles',
  entreprise: 'les informations de votre entreprise',
  autre: 'd’autres informations',
};
