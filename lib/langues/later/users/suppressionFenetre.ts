/** Loads these messages in one language. */
export const suppressionFenetre = {
  fr: () =>
    import('../../messages/fr/ecrans/users/suppressionFenetre').then((all) => ({
      'users/suppressionFenetre': all.suppressionFenetre,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/suppressionFenetre').then((all) => ({
      'users/suppressionFenetre': all.suppressionFenetre,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/suppressionFenetre').then((all) => ({
      'users/suppressionFenetre': all.suppressionFenetre,
    })),
};
