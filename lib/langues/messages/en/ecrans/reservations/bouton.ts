import type { bouton as fr } from '../../../fr/ecrans/reservations/bouton';

export const bouton: typeof fr = {
  open: 'Book this trip',
  full: 'Trip full',
  gone: 'Trip already left',
  perdue: 'Connection lost. Check your network and try again.',
};
