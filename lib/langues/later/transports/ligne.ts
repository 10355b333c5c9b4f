/** Loads these messages in one language. */
export const ligne = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/ligne').then((all) => ({ 'transports/ligne': all.ligne })),
  en: () =>
    import('../../messages/en/ecrans/transports/ligne').then((all) => ({ 'transports/ligne': all.ligne })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/ligne').then((all) => ({ 'transports/ligne': all.ligne })),
};
