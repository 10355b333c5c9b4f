/** Loads these messages in one language. */
export const masques = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/masques').then((all) => ({
      'transports/masques': all.masques,
    })),
  en: () =>
    import('../../messages/en/ecrans/transports/masques').then((all) => ({
      'transports/masques': all.masques,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/masques').then((all) => ({
      'transports/masques': all.masques,
    })),
};
