/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/alertes/formulaire').then((all) => ({
      'alertes/formulaire': all.formulaire,
    })),
  en: () =>
    import('../../messages/en/ecrans/alertes/formulaire').then((all) => ({
      'alertes/formulaire': all.formulaire,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/alertes/formulaire').then((all) => ({
      'alertes/formulaire': all.formulaire,
    })),
};
