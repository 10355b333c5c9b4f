/** Loads these messages in one language. */
export const detailsFenetre = {
  fr: () =>
    import('../../messages/fr/ecrans/users/detailsFenetre').then((all) => ({
      'users/detailsFenetre': all.detailsFenetre,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/detailsFenetre').then((all) => ({
      'users/detailsFenetre': all.detailsFenetre,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/detailsFenetre').then((all) => ({
      'users/detailsFenetre': all.detailsFenetre,
    })),
};
