import type { avis as fr } from '../../../fr/ecrans/reviews/avis';

export const avis: typeof fr = {
  titre: 'Reviews ({nombre})',
  aucun: 'No reviews yet',
  deQui: 'Review by {deQui}',
  tous: 'All reviews',
};
