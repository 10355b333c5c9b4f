import type { page as fr } from '../../../fr/ecrans/produits/page';

export const page: typeof fr = {
  titre: 'Products',
  description:
    'What individuals, drivers and agencies sell, for a traveller to bring between Europe and Africa.',
  sousTitre: 'Buy from a distance, and have it brought by someone travelling your way.',
  vide: 'No products available',
  videTexte: 'Do you have something to sell? Post it here.',
  suivants: 'More products',
};
