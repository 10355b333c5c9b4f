/** Loads these messages in one language. */
export const masque = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/masque').then((all) => ({ 'demandes/masque': all.masque })),
  en: () =>
    import('../../messages/en/ecrans/demandes/masque').then((all) => ({ 'demandes/masque': all.masque })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/masque').then((all) => ({ 'demandes/masque': all.masque })),
};
