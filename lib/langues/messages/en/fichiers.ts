import type { fichiers as fr } from '../fr/fichiers';

export const fichiers: typeof fr = {
  donnees: 'my-data.zip',
  paiements: 'payments.csv',
  releve: 'statement-{annee}.pdf',
  recu: '{genre, select, paiement {receipt} commission {fee-invoice} avoir_commission {fee-credit-note} other {credit-note}}-{id}.pdf',
  reservation: 'booking.ics',
  departs: 'departures.ics',
};
