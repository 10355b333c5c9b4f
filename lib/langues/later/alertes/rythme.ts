/** Loads these messages in one language. */
export const rythme = {
  fr: () =>
    import('../../messages/fr/ecrans/alertes/rythme').then((all) => ({ 'alertes/rythme': all.rythme })),
  en: () =>
    import('../../messages/en/ecrans/alertes/rythme').then((all) => ({ 'alertes/rythme': all.rythme })),
  ar: () =>
    import('../../messages/ar/ecrans/alertes/rythme').then((all) => ({ 'alertes/rythme': all.rythme })),
};
