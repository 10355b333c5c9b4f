/** Loads these messages in one language. */
export const service = {
  fr: () =>
    import('../../messages/fr/ecrans/users/service').then((all) => ({ 'users/service': all.service })),
  en: () =>
    import('../../messages/en/ecrans/users/service').then((all) => ({ 'users/service': all.service })),
  ar: () =>
    import('../../messages/ar/ecrans/users/service').then((all) => ({ 'users/service': all.service })),
};
