import type { page as fr } from '../../../fr/ecrans/agences/page';

export const page: typeof fr = {
  titre: 'Transport agencies',
  titreVille: 'Transport agencies in {ville}',
  tousServices: 'storage, packing, shipping, receiving',
  entre: '{un}, {autre}',
  description:
    'Agencies between Europe and Africa and their services: {services}. Hours, reviews and next departures.',
  descriptionVille: 'Agencies in {ville} and their services: {services}. Hours, reviews and next departures.',
  sousTitre: 'Drop off, store, pack, ship: addresses at both ends of the route.',
  suivantes: 'More agencies',
};
