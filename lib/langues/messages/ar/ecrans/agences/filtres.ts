import type { filtres as fr } from '../../../fr/ecrans/agences/filtres';

export const filtres: typeof fr = {
  ville: 'المدينة',
  exemple: 'الدار البيضاء',
  services: 'الخدمات',
  critereMots: '«{mots}»',
};
