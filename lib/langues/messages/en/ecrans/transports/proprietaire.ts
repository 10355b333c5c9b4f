import type { proprietaire as fr } from '../../../fr/ecrans/transports/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'Your trip',
  titre: 'This is your trip',
};
