import type { service as fr } from '../../../fr/ecrans/users/service';

export const service: typeof fr = {
  stockage: 'Storage',
  emballage: 'Packing',
  expedition: 'Shipping',
  reception: 'Receiving',
};
