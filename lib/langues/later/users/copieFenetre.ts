/** Loads these messages in one language. */
export const copieFenetre = {
  fr: () =>
    import('../../messages/fr/ecrans/users/copieFenetre').then((all) => ({
      'users/copieFenetre': all.copieFenetre,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/copieFenetre').then((all) => ({
      'users/copieFenetre': all.copieFenetre,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/copieFenetre').then((all) => ({
      'users/copieFenetre': all.copieFenetre,
    })),
};
