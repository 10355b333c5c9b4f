import type { carte as fr } from '../../../fr/ecrans/demandes/carte';

export const carte: typeof fr = {
  urgent: 'Urgent',
  masque: 'Hidden',
  budget: 'Budget:',
  livraison: 'Delivery in <lieu>{lieu}</lieu>',
  avant: 'Before <jour>{jour}</jour>',
  voirProduit: 'View product',
  voir: 'View request',
};
