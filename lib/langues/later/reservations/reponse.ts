/** Loads these messages in one language. */
export const reponse = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/reponse').then((all) => ({
      'reservations/reponse': all.reponse,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/reponse').then((all) => ({
      'reservations/reponse': all.reponse,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/reponse').then((all) => ({
      'reservations/reponse': all.reponse,
    })),
};
