/** Loads these messages in one language. */
export const codesSecours = {
  fr: () =>
    import('../../messages/fr/ecrans/users/codesSecours').then((all) => ({
      'users/codesSecours': all.codesSecours,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/codesSecours').then((all) => ({
      'users/codesSecours': all.codesSecours,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/codesSecours').then((all) => ({
      'users/codesSecours': all.codesSecours,
    })),
};
