import type { service as fr } from '../../../fr/ecrans/users/service';

export const service: typeof fr = {
  stockage: 'التخزين',
  emballage: 'التغليف',
  expedition: 'الإرسال',
  reception: 'الاستلام',
};
