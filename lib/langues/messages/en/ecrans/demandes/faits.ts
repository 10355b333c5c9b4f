import type { faits as fr } from '../../../fr/ecrans/demandes/faits';

export const faits: typeof fr = {
  livraison: 'Delivery in',
  avant: 'Before',
  categorie: 'Category',
};
