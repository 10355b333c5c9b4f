import type { trajet as fr } from '../../../fr/ecrans/map/trajet';

export const trajet: typeof fr = {
  carte: 'خريطة الرحلة',
  zoomer: 'تكبير',
  dezoomer: 'تصغير',
  etape: 'المحطة {rang}: {ville}',
};
