/** Loads these messages in one language. */
export const statut = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/statut').then((all) => ({
      'reservations/statut': all.statut,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/statut').then((all) => ({
      'reservations/statut': all.statut,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/statut').then((all) => ({
      'reservations/statut': all.statut,
    })),
};
