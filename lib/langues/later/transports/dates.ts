/** Loads these messages in one language. */
export const dates = {
  fr: () =>
    import('../../messages/fr/ecrans/transports/dates').then((all) => ({ 'transports/dates': all.dates })),
  en: () =>
    import('../../messages/en/ecrans/transports/dates').then((all) => ({ 'transports/dates': all.dates })),
  ar: () =>
    import('../../messages/ar/ecrans/transports/dates').then((all) => ({ 'transports/dates': all.dates })),
};
