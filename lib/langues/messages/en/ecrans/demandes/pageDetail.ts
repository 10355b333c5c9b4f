import type { pageDetail as fr } from '../../../fr/ecrans/demandes/pageDetail';

export const pageDetail: typeof fr = {
  description: '{nom} offers {budget} for a delivery in {ville}, before {jour}.',
  retour: 'Back',
  photo: 'Photo: {titre}',
  budget: 'budget',
  texte: 'Description',
  chiffres: 'The person and the figures',
};
