/** Loads these messages in one language. */
export const connexion = {
  fr: () =>
    import('../../messages/fr/ecrans/session/connexion').then((all) => ({
      'session/connexion': all.connexion,
    })),
  en: () =>
    import('../../messages/en/ecrans/session/connexion').then((all) => ({
      'session/connexion': all.connexion,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/session/connexion').then((all) => ({
      'session/connexion': all.connexion,
    })),
};
