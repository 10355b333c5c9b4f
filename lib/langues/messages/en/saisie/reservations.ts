import type { reservations as fr } from '../../fr/saisie/reservations';

export const reservations: typeof fr = {
  trajet: 'Please select a valid route',
  poids: 'Enter the weight in kg.',
  description: 'Describe what you are sending.',
  prix: 'Enter a price in euros.',
  prixMin: 'The price must be at least €1.',
  prixMax: 'The price cannot exceed €100,000.',
  reponse: 'Choose Confirm or Decline.',
};
