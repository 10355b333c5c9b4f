import type { horsLigne as fr } from '../fr/horsLigne';

export const horsLigne: typeof fr = {
  onglet: 'Offline',
  titre: 'You are offline',
  texte: 'This page needs a connection. Here is what this device has kept for you.',
  verifier: 'Check your connection, then try again.',
  reessayer: 'Try again',
  remise: 'Your codes',
  reservation: 'Your bookings',
  transport: 'Trips viewed last',
  vu: 'As seen on {date}',
};
