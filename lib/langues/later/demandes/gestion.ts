/** Loads these messages in one language. */
export const gestion = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/gestion').then((all) => ({ 'demandes/gestion': all.gestion })),
  en: () =>
    import('../../messages/en/ecrans/demandes/gestion').then((all) => ({ 'demandes/gestion': all.gestion })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/gestion').then((all) => ({ 'demandes/gestion': all.gestion })),
};
