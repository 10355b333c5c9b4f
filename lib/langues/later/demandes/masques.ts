/** Loads these messages in one language. */
export const masques = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/masques').then((all) => ({ 'demandes/masques': all.masques })),
  en: () =>
    import('../../messages/en/ecrans/demandes/masques').then((all) => ({ 'demandes/masques': all.masques })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/masques').then((all) => ({ 'demandes/masques': all.masques })),
};
