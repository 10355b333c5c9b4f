import type { produits as fr } from '../../fr/saisie/produits';

export const produits: typeof fr = {
  nom: 'Give your product a name.',
  prix: 'Enter a price in euros.',
  prixNegatif: 'The price cannot be negative.',
  prixMax: 'The price cannot exceed €1,000,000.',
  lieu: 'Enter where the product is.',
};
