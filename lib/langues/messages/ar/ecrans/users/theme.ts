import type { theme as fr } from '../../../fr/ecrans/users/theme';

export const theme: typeof fr = {
  system: 'حسب الجهاز',
  light: 'فاتح',
  dark: 'داكن',
};
