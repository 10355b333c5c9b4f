import type { usage as fr } from '../../../fr/ecrans/users/usage';

export const usage: typeof fr = {
  sender: 'I send parcels',
  traveler: 'I carry parcels',
  both: 'Both',
};
