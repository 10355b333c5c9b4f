/** Loads these messages in one language. */
export const membre = {
  fr: () => import('../../messages/fr/ecrans/layout/membre').then((all) => ({ 'layout/membre': all.membre })),
  en: () => import('../../messages/en/ecrans/layout/membre').then((all) => ({ 'layout/membre': all.membre })),
  ar: () => import('../../messages/ar/ecrans/layout/membre').then((all) => ({ 'layout/membre': all.membre })),
};
