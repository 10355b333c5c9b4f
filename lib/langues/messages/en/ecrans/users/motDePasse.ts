import type { motDePasse as fr } from '../../../fr/ecrans/users/motDePasse';

export const motDePasse: typeof fr = {
  aide: 'At least 8 characters.',
  confirmer: 'Confirm the password',
};
