/** Loads these messages in one language. */
export const demandes = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/demandes').then((all) => ({
      'reservations/demandes': all.demandes,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/demandes').then((all) => ({
      'reservations/demandes': all.demandes,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/demandes').then((all) => ({
      'reservations/demandes': all.demandes,
    })),
};
