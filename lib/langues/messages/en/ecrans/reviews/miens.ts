import type { miens as fr } from '../../../fr/ecrans/reviews/miens';

export const miens: typeof fr = {
  question: 'Are you sure you want to delete this review?',
  consequence:
    'Your rating and your comment disappear from the profile. You will be able to write a new review.',
  supprime: 'Your review has been deleted.',
  votreAvis: 'Your review',
};
