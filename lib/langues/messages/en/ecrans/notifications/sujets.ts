import type { sujets as fr } from '../../../fr/ecrans/notifications/sujets';

export const sujets: typeof fr = {
  message: 'New messages',
  newDemande: 'Booking and parcel requests',
  transportUpdate: 'Trip updates',
  alertes: 'Alerts',
  email: 'All e-mails',
};
