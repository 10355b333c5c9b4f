import type { notifications as fr } from '../../fr/saisie/notifications';

export const notifications: typeof fr = {
  adresseLongue: 'Address too long.',
  cle: 'Unreadable key.',
};
