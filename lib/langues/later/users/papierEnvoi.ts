/** Loads these messages in one language. */
export const papierEnvoi = {
  fr: () =>
    import('../../messages/fr/ecrans/users/papierEnvoi').then((all) => ({
      'users/papierEnvoi': all.papierEnvoi,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/papierEnvoi').then((all) => ({
      'users/papierEnvoi': all.papierEnvoi,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/papierEnvoi').then((all) => ({
      'users/papierEnvoi': all.papierEnvoi,
    })),
};
