/** Loads these messages in one language. */
export const avancement = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/avancement').then((all) => ({
      'demandes/avancement': all.avancement,
    })),
  en: () =>
    import('../../messages/en/ecrans/demandes/avancement').then((all) => ({
      'demandes/avancement': all.avancement,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/avancement').then((all) => ({
      'demandes/avancement': all.avancement,
    })),
};
