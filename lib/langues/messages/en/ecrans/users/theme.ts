import type { theme as fr } from '../../../fr/ecrans/users/theme';

export const theme: typeof fr = {
  system: 'Same as the device',
  light: 'Light',
  dark: 'Dark',
};
