import type { alertes as fr } from '../../fr/refus/alertes';

export const alertes: typeof fr = {
  introuvable: 'This alert no longer exists.',
  tropLarge: 'Narrow your search: a city, a category or a word of at least three letters.',
  maximum: 'You have {n} alerts, the maximum. Delete one first.',
  dejaGardee: 'You already have this alert.',
};
