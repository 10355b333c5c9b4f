export const service = {
  titre: 'Services proposés',
  stockage: 'Vos colis gardés sur place',
  emballage: 'Protégés et mis en carton',
  expedition: 'Confiés au prochain départ',
  reception: 'Reçus et remis pour vous',
  aucun: 'L’agence n’a pas encore indiqué ses services.',
};
