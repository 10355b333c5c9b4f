import type { profilType as fr } from '../../../fr/ecrans/users/profilType';

export const profilType: typeof fr = {
  particular: 'Individual',
  professional: 'Professional driver',
  agency: 'Transport agency',
};
