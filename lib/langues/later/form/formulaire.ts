/** Loads these messages in one language. */
export const formulaire = {
  fr: () =>
    import('../../messages/fr/ecrans/form/formulaire').then((all) => ({ 'form/formulaire': all.formulaire })),
  en: () =>
    import('../../messages/en/ecrans/form/formulaire').then((all) => ({ 'form/formulaire': all.formulaire })),
  ar: () =>
    import('../../messages/ar/ecrans/form/formulaire').then((all) => ({ 'form/formulaire': all.formulaire })),
};
