import type { agenda as fr } from '../../../fr/ecrans/reservations/agenda';

export const agenda: typeof fr = {
  titre: 'In your calendar',
  texte:
    'Give your calendar (Google, Apple, Outlook…) a private address: departures and arrivals stay up to date there, and what is cancelled disappears.',
  afficher: 'Show the address',
  secret:
    'Anyone who knows this address can read your bookings: do not give it to anybody. Change it if that has happened.',
  copier: 'Copy the address',
  changer: 'Change the address',
  change: 'The address has changed. The old one no longer shows anything.',
  copiee: 'Address copied.',
  impossible: 'Copying does not work here: select the address and copy it.',
};
