import type { proprietaire as fr } from '../../../fr/ecrans/agences/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'وكالتك',
  titre: 'هذه وكالتك',
  modifier: 'تعديل صفحتي',
};
