/** Loads these messages in one language. */
export const capacite = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/capacite').then((all) => ({
      'reservations/capacite': all.capacite,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/capacite').then((all) => ({
      'reservations/capacite': all.capacite,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/capacite').then((all) => ({
      'reservations/capacite': all.capacite,
    })),
};
