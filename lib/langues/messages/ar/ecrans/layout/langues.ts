import type { langues as fr } from '../../../fr/ecrans/layout/langues';

export const langues: typeof fr = {
  aussi: 'هذا الموقع متاح أيضًا بالعربية.',
  lire: 'اقرأ بالعربية',
  fermer: 'إغلاق',
};
