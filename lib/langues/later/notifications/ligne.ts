/** Loads these messages in one language. */
export const ligne = {
  fr: () =>
    import('../../messages/fr/ecrans/notifications/ligne').then((all) => ({
      'notifications/ligne': all.ligne,
    })),
  en: () =>
    import('../../messages/en/ecrans/notifications/ligne').then((all) => ({
      'notifications/ligne': all.ligne,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/notifications/ligne').then((all) => ({
      'notifications/ligne': all.ligne,
    })),
};
