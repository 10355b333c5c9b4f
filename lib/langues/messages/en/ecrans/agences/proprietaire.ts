import type { proprietaire as fr } from '../../../fr/ecrans/agences/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'Your agency',
  titre: 'This is your agency',
  modifier: 'Edit my page',
};
