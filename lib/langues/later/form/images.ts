/** Loads these messages in one language. */
export const images = {
  fr: () => import('../../messages/fr/ecrans/form/images').then((all) => ({ 'form/images': all.images })),
  en: () => import('../../messages/en/ecrans/form/images').then((all) => ({ 'form/images': all.images })),
  ar: () => import('../../messages/ar/ecrans/form/images').then((all) => ({ 'form/images': all.images })),
};
