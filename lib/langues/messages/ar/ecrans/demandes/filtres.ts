import type { filtres as fr } from '../../../fr/ecrans/demandes/filtres';

export const filtres: typeof fr = {
  recherche: 'بحث',
  exemple: 'هاتف، عطر، طنجة…',
  categorie: 'الفئة',
  ville: 'المدينة',
  toutes: 'الكل',
  critereMots: '«{mots}»',
  critereVille: 'التسليم في {ville}',
};
