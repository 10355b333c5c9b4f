import type { reviews as fr } from '../../fr/saisie/reviews';

export const reviews: typeof fr = {
  note: 'Choose a rating from 1 to 5.',
  commentaire: 'Write a comment.',
};
