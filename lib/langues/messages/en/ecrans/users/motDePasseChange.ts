import type { motDePasseChange as fr } from '../../../fr/ecrans/users/motDePasseChange';

export const motDePasseChange: typeof fr = {
  changer: 'Change the password',
  enCours: 'Changing...',
  change: 'Your password is changed. Your other devices are logged out.',
  actuel: 'Current password',
  nouveau: 'New password',
};
