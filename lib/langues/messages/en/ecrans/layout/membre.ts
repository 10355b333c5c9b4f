import type { membre as fr } from '../../../fr/ecrans/layout/membre';

export const membre: typeof fr = {
  messages: 'Messages',
  nonLus: '{n, plural, one {# unread} other {# unread}}',
  compte: 'My account',
  profil: 'My profile',
  reservations: 'My bookings',
  paiements: 'My payments',
  alertes: 'My alerts',
  parametres: 'Settings',
  aTraiter: 'Requests to answer',
  moderation: 'Moderation',
  deconnexion: 'Log out',
};
