import type { onglets as fr } from '../../../fr/ecrans/moderation/onglets';

export const onglets: typeof fr = {
  aTraiter: 'قيد الانتظار',
  traites: 'تمت معالجتها',
  desaccords: 'الخلافات',
  argent: 'الأموال',
  identite: 'الهوية',
};
