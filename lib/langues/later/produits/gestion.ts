/** Loads these messages in one language. */
export const gestion = {
  fr: () =>
    import('../../messages/fr/ecrans/produits/gestion').then((all) => ({ 'produits/gestion': all.gestion })),
  en: () =>
    import('../../messages/en/ecrans/produits/gestion').then((all) => ({ 'produits/gestion': all.gestion })),
  ar: () =>
    import('../../messages/ar/ecrans/produits/gestion').then((all) => ({ 'produits/gestion': all.gestion })),
};
