/** Loads these messages in one language. */
export const faits = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/faits').then((all) => ({ 'demandes/faits': all.faits })),
  en: () =>
    import('../../messages/en/ecrans/demandes/faits').then((all) => ({ 'demandes/faits': all.faits })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/faits').then((all) => ({ 'demandes/faits': all.faits })),
};
