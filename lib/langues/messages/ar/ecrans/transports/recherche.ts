import type { recherche as fr } from '../../../fr/ecrans/transports/recherche';

export const recherche: typeof fr = {
  depart: 'من',
  arrivee: 'إلى',
  exempleDepart: 'ليون',
  exempleArrivee: 'طنجة',
  date: 'التاريخ',
  poids: 'الوزن (كغ)',
  rechercher: 'بحث',
};
