import type { inscriptionProfil as fr } from '../../../fr/ecrans/users/inscriptionProfil';

export const inscriptionProfil: typeof fr = {
  particular: 'I send parcels, or I travel with room in my luggage.',
  professional: 'I drive the route with a professional vehicle.',
  agency: 'We store and ship goods.',
};
