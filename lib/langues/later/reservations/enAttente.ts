/** Loads these messages in one language. */
export const enAttente = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/enAttente').then((all) => ({
      'reservations/enAttente': all.enAttente,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/enAttente').then((all) => ({
      'reservations/enAttente': all.enAttente,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/enAttente').then((all) => ({
      'reservations/enAttente': all.enAttente,
    })),
};
