/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/produits/formulaire').then((all) => ({
      'produits/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/produits/formulaire').then((all) => ({
      'produits/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/produits/formulaire').then((all) => ({
      'produits/formulaire': all.formulaire,
    })),
};
