import type { recherche as fr } from '../../../fr/ecrans/agences/recherche';

export const recherche: typeof fr = {
  nom: 'البحث عن وكالة',
  exemple: 'الاسم، المدينة، الخدمة…',
  rechercher: 'بحث',
};
