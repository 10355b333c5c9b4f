/** Loads these messages in one language. */
export const personne = {
  fr: () =>
    import('../../messages/fr/ecrans/users/personne').then((all) => ({ 'users/personne': all.personne })),
  en: () =>
    import('../../messages/en/ecrans/users/personne').then((all) => ({ 'users/personne': all.personne })),
  ar: () =>
    import('../../messages/ar/ecrans/users/personne').then((all) => ({ 'users/personne': all.personne })),
};
