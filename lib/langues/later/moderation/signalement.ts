/** Loads these messages in one language. */
export const signalement = {
  fr: () =>
    import('../../messages/fr/ecrans/moderation/signalement').then((all) => ({
      'moderation/signalement': all.signalement,
    })),
  en: () =>
    import('../../messages/en/ecrans/moderation/signalement').then((all) => ({
      'moderation/signalement': all.signalement,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/moderation/signalement').then((all) => ({
      'moderation/signalement': all.signalement,
    })),
};
