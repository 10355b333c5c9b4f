import type { profilType as fr } from '../../../fr/ecrans/users/profilType';

export const profilType: typeof fr = {
  particular: 'فرد',
  professional: 'سائق محترف',
  agency: 'وكالة نقل',
};
