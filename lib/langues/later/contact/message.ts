/** Loads these messages in one language. */
export const message = {
  fr: () =>
    import('../../messages/fr/ecrans/contact/message').then((all) => ({ 'contact/message': all.message })),
  en: () =>
    import('../../messages/en/ecrans/contact/message').then((all) => ({ 'contact/message': all.message })),
  ar: () =>
    import('../../messages/ar/ecrans/contact/message').then((all) => ({ 'contact/message': all.message })),
};
