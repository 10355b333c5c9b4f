/** Loads these messages in one language. */
export const masque = {
  fr: () =>
    import('../../messages/fr/ecrans/produits/masque').then((all) => ({ 'produits/masque': all.masque })),
  en: () =>
    import('../../messages/en/ecrans/produits/masque').then((all) => ({ 'produits/masque': all.masque })),
  ar: () =>
    import('../../messages/ar/ecrans/produits/masque').then((all) => ({ 'produits/masque': all.masque })),
};
