/** Loads these messages in one language. */
export const vehicule = {
  fr: () =>
    import('../../messages/fr/ecrans/users/vehicule').then((all) => ({ 'users/vehicule': all.vehicule })),
  en: () =>
    import('../../messages/en/ecrans/users/vehicule').then((all) => ({ 'users/vehicule': all.vehicule })),
  ar: () =>
    import('../../messages/ar/ecrans/users/vehicule').then((all) => ({ 'users/vehicule': all.vehicule })),
};
