import type { cloche as fr } from '../../../fr/ecrans/notifications/cloche';

export const cloche: typeof fr = {
  titre: 'Notifications',
  nonLues: 'Notifications, {n, plural, one {# unread} other {# unread}}',
  toutes: 'All notifications',
  chargement: 'Loading…',
  echec: 'Your notifications could not be read.',
  reessayer: 'Try again',
  rien: 'Nothing for now. What concerns you will come here.',
};
