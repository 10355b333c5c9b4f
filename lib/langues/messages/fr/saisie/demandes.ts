/** What is wrong with a value, where a schema of demandes says it itself. */
export const demandes = {
  titre: 'Donnez un titre à votre besoin.',
  description: 'Décrivez votre besoin.',
  categorie: 'Choisissez une catégorie.',
  categorieInconnue: 'Cette catégorie n’existe pas.',
  budget: 'Indiquez un budget en euros.',
  budgetNegatif: 'Le budget ne peut pas être négatif.',
  budgetMax: 'Le budget ne peut pas dépasser 1 000 000 €.',
  lieu: 'Indiquez le lieu de livraison.',
  image: 'Une image est requise',
  dateLimite: 'Indiquez la date limite.',
  dateInconnue: 'Cette date n’existe pas.',
  datePassee: 'La date limite ne peut pas être passée.',
  lien: 'Indiquez un lien complet, par exemple https://exemple.fr/produit.',
  statut: 'Ce statut n’existe pas.',
};
