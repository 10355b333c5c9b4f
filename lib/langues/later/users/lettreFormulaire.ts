/** Loads these messages in one language. */
export const lettreFormulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/users/lettreFormulaire').then((all) => ({
      'users/lettreFormulaire': all.lettreFormulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/lettreFormulaire').then((all) => ({
      'users/lettreFormulaire': all.lettreFormulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/lettreFormulaire').then((all) => ({
      'users/lettreFormulaire': all.lettreFormulaire,
    })),
};
