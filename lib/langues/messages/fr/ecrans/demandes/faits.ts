export const faits = {
  livraison: 'Livraison à',
  avant: 'Avant le',
  categorie: 'Catégorie',
};
