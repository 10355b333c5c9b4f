import type { site as fr } from '../../../fr/ecrans/layout/site';

export const site: typeof fr = {
  titre: '{produit}: your parcels travel with people going that way',
  description:
    'Between Europe and Africa, book the kilos you need with travellers, drivers and agencies who are already making the journey.',
};
