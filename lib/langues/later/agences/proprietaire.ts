/** Loads these messages in one language. */
export const proprietaire = {
  fr: () =>
    import('../../messages/fr/ecrans/agences/proprietaire').then((all) => ({
      'agences/proprietaire': all.proprietaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/agences/proprietaire').then((all) => ({
      'agences/proprietaire': all.proprietaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/agences/proprietaire').then((all) => ({
      'agences/proprietaire': all.proprietaire,
    })),
};
