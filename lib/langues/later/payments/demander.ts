/** Loads these messages in one language. */
export const demander = {
  fr: () =>
    import('../../messages/fr/ecrans/payments/demander').then((all) => ({
      'payments/demander': all.demander,
    })),
  en: () =>
    import('../../messages/en/ecrans/payments/demander').then((all) => ({
      'payments/demander': all.demander,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/payments/demander').then((all) => ({
      'payments/demander': all.demander,
    })),
};
