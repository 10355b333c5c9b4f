/** Loads these messages in one language. */
export const masques = {
  fr: () =>
    import('../../messages/fr/ecrans/produits/masques').then((all) => ({ 'produits/masques': all.masques })),
  en: () =>
    import('../../messages/en/ecrans/produits/masques').then((all) => ({ 'produits/masques': all.masques })),
  ar: () =>
    import('../../messages/ar/ecrans/produits/masques').then((all) => ({ 'produits/masques': all.masques })),
};
