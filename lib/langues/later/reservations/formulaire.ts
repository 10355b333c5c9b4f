/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/reservations/formulaire').then((all) => ({
      'reservations/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/reservations/formulaire').then((all) => ({
      'reservations/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/reservations/formulaire').then((all) => ({
      'reservations/formulaire': all.formulaire,
    })),
};
