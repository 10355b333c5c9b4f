/** Loads these messages in one language. */
export const miens = {
  fr: () => import('../../messages/fr/ecrans/reviews/miens').then((all) => ({ 'reviews/miens': all.miens })),
  en: () => import('../../messages/en/ecrans/reviews/miens').then((all) => ({ 'reviews/miens': all.miens })),
  ar: () => import('../../messages/ar/ecrans/reviews/miens').then((all) => ({ 'reviews/miens': all.miens })),
};
