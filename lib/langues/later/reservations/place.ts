/** Loads these messages in one language. */
export const place = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/place').then((all) => ({
      'reservations/place': all.place,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/place').then((all) => ({
      'reservations/place': all.place,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/place').then((all) => ({
      'reservations/place': all.place,
    })),
};
