import type { produits as fr } from '../../fr/refus/produits';

export const produits: typeof fr = {
  introuvable: 'Product not found',
};
