import type { faits as fr } from '../../../fr/ecrans/demandes/faits';

export const faits: typeof fr = {
  livraison: 'التسليم في',
  avant: 'قبل',
  categorie: 'الفئة',
};
