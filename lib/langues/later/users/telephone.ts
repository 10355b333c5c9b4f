/** Loads these messages in one language. */
export const telephone = {
  fr: () =>
    import('../../messages/fr/ecrans/users/telephone').then((all) => ({ 'users/telephone': all.telephone })),
  en: () =>
    import('../../messages/en/ecrans/users/telephone').then((all) => ({ 'users/telephone': all.telephone })),
  ar: () =>
    import('../../messages/ar/ecrans/users/telephone').then((all) => ({ 'users/telephone': all.telephone })),
};
