/** Loads these messages in one language. */
export const faits = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/faits').then((all) => ({
      'reservations/faits': all.faits,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/faits').then((all) => ({
      'reservations/faits': all.faits,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/faits').then((all) => ({
      'reservations/faits': all.faits,
    })),
};
