/** Loads these messages in one language. */
export const cloche = {
  fr: () =>
    import('../../messages/fr/ecrans/notifications/cloche').then((all) => ({
      'notifications/cloche': all.cloche,
    })),
  en: () =>
    import('../../messages/en/ecrans/notifications/cloche').then((all) => ({
      'notifications/cloche': all.cloche,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/notifications/cloche').then((all) => ({
      'notifications/cloche': all.cloche,
    })),
};
