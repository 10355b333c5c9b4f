/** Loads these messages in one language. */
export const scanner = {
  fr: () =>
    import('../../messages/fr/ecrans/remises/scanner').then((all) => ({ 'remises/scanner': all.scanner })),
  en: () =>
    import('../../messages/en/ecrans/remises/scanner').then((all) => ({ 'remises/scanner': all.scanner })),
  ar: () =>
    import('../../messages/ar/ecrans/remises/scanner').then((all) => ({ 'remises/scanner': all.scanner })),
};
