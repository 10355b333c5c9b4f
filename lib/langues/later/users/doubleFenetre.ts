/** Loads these messages in one language. */
export const doubleFenetre = {
  fr: () =>
    import('../../messages/fr/ecrans/users/doubleFenetre').then((all) => ({
      'users/doubleFenetre': all.doubleFenetre,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/doubleFenetre').then((all) => ({
      'users/doubleFenetre': all.doubleFenetre,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/doubleFenetre').then((all) => ({
      'users/doubleFenetre': all.doubleFenetre,
    })),
};
