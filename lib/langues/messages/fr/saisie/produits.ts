/** What is wrong with a value, where a schema of produits says it itself. */
export const produits = {
  nom: 'Donnez un nom à votre produit.',
  prix: 'Indiquez un prix en euros.',
  prixNegatif: 'Le prix ne peut pas être négatif.',
  prixMax: 'Le prix ne peut pas dépasser 1 000 000 €.',
  lieu: 'Indiquez où se trouve le produit.',
};
