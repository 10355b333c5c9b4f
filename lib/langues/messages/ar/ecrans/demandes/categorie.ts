import type { categorie as fr } from '../../../fr/ecrans/demandes/categorie';

export const categorie: typeof fr = {
  Électronique: 'إلكترونيات',
  Cosmétique: 'مستحضرات تجميل',
  Gaming: 'ألعاب فيديو',
  Mode: 'أزياء',
  Autres: 'أصناف أخرى',
};
