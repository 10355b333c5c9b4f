import type { reviews as fr } from '../../fr/refus/reviews';

export const reviews: typeof fr = {
  introuvable: 'This review does not exist, or no longer does.',
  soiMeme: 'You cannot review yourself.',
  dejaDonne: 'You have already reviewed this person. You can edit your review.',
  autrePersonne: 'This review is about somebody else.',
  pasLeVotre: 'You can only change reviews you have written.',
};
