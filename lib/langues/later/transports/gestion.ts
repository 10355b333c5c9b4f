/** Loads these messages in one language. */
export const gestion = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/gestion').then((all) => ({
      'transports/gestion': all.gestion,
    })),
  en: () =>
    import('../../messages/en/ecrans/transports/gestion').then((all) => ({
      'transports/gestion': all.gestion,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/gestion').then((all) => ({
      'transports/gestion': all.gestion,
    })),
};
