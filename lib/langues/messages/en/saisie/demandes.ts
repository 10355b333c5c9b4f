import type { demandes as fr } from '../../fr/saisie/demandes';

export const demandes: typeof fr = {
  titre: 'Give your request a title.',
  description: 'Describe what you need.',
  categorie: 'Choose a category.',
  categorieInconnue: 'This category does not exist.',
  budget: 'Enter a budget in euros.',
  budgetNegatif: 'The budget cannot be negative.',
  budgetMax: 'The budget cannot exceed €1,000,000.',
  lieu: 'Enter the place of delivery.',
  image: 'A picture is required',
  dateLimite: 'Enter the deadline.',
  dateInconnue: 'This date does not exist.',
  datePassee: 'The deadline cannot be in the past.',
  lien: 'Enter a complete link, for example https://example.com/product.',
  statut: 'This status does not exist.',
};
