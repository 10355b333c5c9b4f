import type { formulaire as fr } from '../../../fr/ecrans/reviews/formulaire';

export const formulaire: typeof fr = {
  modifierTitre: 'Edit your review',
  donner: 'Write a review',
  sur: 'About {nom}. Everybody will be able to read it, with your name.',
  modifier: 'Save',
  publier: 'Publish',
  envoi: 'Sending...',
  modifie: 'Your review has been changed.',
  publie: 'Thank you, your review is published.',
  note: 'Your rating',
  commentaire: 'Comment',
  conseil: 'Punctuality, care, communication: what helps the next person to choose.',
  etoiles: '{n, plural, one {# star} other {# stars}}',
};
