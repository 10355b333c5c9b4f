/** Loads these messages in one language. */
export const actions = {
  fr: () =>
    import('../../messages/fr/ecrans/owned/actions').then((all) => ({ 'owned/actions': all.actions })),
  en: () =>
    import('../../messages/en/ecrans/owned/actions').then((all) => ({ 'owned/actions': all.actions })),
  ar: () =>
    import('../../messages/ar/ecrans/owned/actions').then((all) => ({ 'owned/actions': all.actions })),
};
