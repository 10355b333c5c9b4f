/** Loads these messages in one language. */
export const statut = {
  fr: () =>
    import('../../messages/fr/ecrans/demandes/statut').then((all) => ({ 'demandes/statut': all.statut })),
  en: () =>
    import('../../messages/en/ecrans/demandes/statut').then((all) => ({ 'demandes/statut': all.statut })),
  ar: () =>
    import('../../messages/ar/ecrans/demandes/statut').then((all) => ({ 'demandes/statut': all.statut })),
};
