import type { proprietaire as fr } from '../../../fr/ecrans/produits/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'Your product',
  titre: 'This is your product',
};
