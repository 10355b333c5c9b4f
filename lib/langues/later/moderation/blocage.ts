/** Loads these messages in one language. */
export const blocage = {
  fr: () =>
    import('../../messages/fr/ecrans/moderation/blocage').then((all) => ({
      'moderation/blocage': all.blocage,
    })),
  en: () =>
    import('../../messages/en/ecrans/moderation/blocage').then((all) => ({
      'moderation/blocage': all.blocage,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/moderation/blocage').then((all) => ({
      'moderation/blocage': all.blocage,
    })),
};
