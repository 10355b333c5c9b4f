import type { service as fr } from '../../../fr/ecrans/agences/service';

export const service: typeof fr = {
  titre: 'Services offered',
  stockage: 'Your parcels kept on site',
  emballage: 'Protected and boxed up',
  expedition: 'Handed to the next departure',
  reception: 'Received and handed over for you',
  aucun: 'The agency has not listed its services yet.',
};
