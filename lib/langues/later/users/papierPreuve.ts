/** Loads these messages in one language. */
export const papierPreuve = {
  fr: () =>
    import('../../messages/fr/ecrans/users/papierPreuve').then((all) => ({
      'users/papierPreuve': all.papierPreuve,
    })),
  en: () =>
    import('../../messages/en/ecrans/users/papierPreuve').then((all) => ({
      'users/papierPreuve': all.papierPreuve,
    })),
  ar: () =>
    import('../../messages/ar/ecrans/users/papierPreuve').then((all) => ({
      'users/papierPreuve': all.papierPreuve,
    })),
};
