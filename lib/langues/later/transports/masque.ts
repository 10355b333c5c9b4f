/** Loads these messages in one language. */
export const masque = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/masque').then((all) => ({ 'transports/masque': all.masque })),
  en: () =>
    import('../../messages/en/ecrans/transports/masque').then((all) => ({ 'transports/masque': all.masque })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/masque').then((all) => ({ 'transports/masque': all.masque })),
};
