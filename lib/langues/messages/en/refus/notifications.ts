import type { notifications as fr } from '../../fr/refus/notifications';

export const notifications: typeof fr = {
  service: 'This notification service is not known.',
  lien: 'This link is not valid. Check that you copied all of it.',
};
