export const papierPreuve = {
  identite:
    'Votre carte d’identité (recto et verso), votre passeport ou votre titre de séjour, en cours de validité et à votre nom.',
  entreprise:
    'Un extrait Kbis ou un avis de situation SIRENE de moins de trois mois, ou l’immatriculation de votre pays, au nom et au numéro de votre profil.',
  licence: 'Votre licence de transport, en cours de validité, au numéro de votre profil.',
  assurance: 'L’attestation d’assurance de votre activité de transport, en cours de validité.',
};
