import type { cloche as fr } from '../../../fr/ecrans/notifications/cloche';

export const cloche: typeof fr = {
  titre: 'Notifications',
  nonLues: 'Notifications, {n, plural, one {# unread} other {# unread}}',
  toutes: 'All notifications',
  chargement: 'Loading…',
  echec: 'Your notifications could not be loaded.',
  reessayer: 'Try again',
  rien: 'Nothing yet. What concerns you will appear here.',
};
