/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/reviews/formulaire').then((all) => ({
      'reviews/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/reviews/formulaire').then((all) => ({
      'reviews/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reviews/formulaire').then((all) => ({
      'reviews/formulaire': all.formulaire,
    })),
};
