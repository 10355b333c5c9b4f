import type { statut as fr } from '../../../fr/ecrans/transports/statut';

export const statut: typeof fr = {
  actif: 'نشطة',
  termine: 'منتهية',
};
