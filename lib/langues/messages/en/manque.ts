import type { manque as fr } from '../fr/manque';

export const manque: typeof fr = {
  banque: 'your bank details',
  piece: 'an identity document',
  accord: 'your agreement to the provider’s terms',
  activite: 'your activity',
  personne: 'your personal details',
  entreprise: 'your company’s details',
  autre: 'other information',
};
