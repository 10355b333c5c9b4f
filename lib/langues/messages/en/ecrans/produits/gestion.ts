import type { gestion as fr } from '../../../fr/ecrans/produits/gestion';

export const gestion: typeof fr = {
  question: 'Do you really want to delete this product?',
  consequence: 'The product disappears from the site for everybody. This cannot be undone.',
  masque: 'Product hidden from the public.',
  visible: 'Product visible to everybody.',
  supprime: 'Product deleted.',
};
