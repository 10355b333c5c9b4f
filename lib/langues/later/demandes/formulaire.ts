/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/formulaire').then((all) => ({
      'demandes/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/demandes/formulaire').then((all) => ({
      'demandes/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/formulaire').then((all) => ({
      'demandes/formulaire': all.formulaire,
    })),
};
