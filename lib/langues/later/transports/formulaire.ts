/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/formulaire').then((all) => ({
      'transports/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/transports/formulaire').then((all) => ({
      'transports/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/formulaire').then((all) => ({
      'transports/formulaire': all.formulaire,
    })),
};
