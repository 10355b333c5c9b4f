import type { proprietaire as fr } from '../../../fr/ecrans/transports/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'رحلتك',
  titre: 'هذه رحلتك',
};
