/** Loads these messages in one language. */
export const proprietaire = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/proprietaire').then((all) => ({
      'demandes/proprietaire': all.proprietaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/demandes/proprietaire').then((all) => ({
      'demandes/proprietaire': all.proprietaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/proprietaire').then((all) => ({
      'demandes/proprietaire': all.proprietaire,
    })),
};
