/** What the calls about produits refuse. */
export const produits = {
  introuvable: 'Produit non trouvé',
};
