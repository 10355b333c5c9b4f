import type { donner as fr } from '../../../fr/ecrans/reviews/donner';

export const donner: typeof fr = {
  donner: 'Write a review',
};
