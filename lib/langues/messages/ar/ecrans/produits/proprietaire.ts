import type { proprietaire as fr } from '../../../fr/ecrans/produits/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'منتجك',
  titre: 'هذا منتجك',
};
