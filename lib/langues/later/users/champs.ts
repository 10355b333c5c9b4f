/** Loads these messages in one language. */
export const champs = {
  fr: () => import('../../messages/fr/ecrans/users/champs').then((all) => ({ 'users/champs': all.champs })),
  en: () => import('../../messages/en/ecrans/users/champs').then((all) => ({ 'users/champs': all.champs })),
  ar: () => import('../../messages/ar/ecrans/users/champs').then((all) => ({ 'users/champs': all.champs })),
};
