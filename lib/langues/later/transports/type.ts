/** Loads these messages in one language. */
export const type = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/type').then((all) => ({ 'transports/type': all.type })),
  en: () =>
    import('../../messages/en/ecrans/transports/type').then((all) => ({ 'transports/type': all.type })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/type').then((all) => ({ 'transports/type': all.type })),
};
