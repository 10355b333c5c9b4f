/** Loads these messages in one language. */
export const categorie = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/categorie').then((all) => ({
      'demandes/categorie': all.categorie,
    })),
  en: () =>
    import('../../messages/en/ecrans/demandes/categorie').then((all) => ({
      'demandes/categorie': all.categorie,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/categorie').then((all) => ({
      'demandes/categorie': all.categorie,
    })),
};
