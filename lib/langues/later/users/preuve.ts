/** Loads these messages in one language. */
export const preuve = {
  fr: () => import('../../messages/fr/ecrans/users/preuve').then((all) => ({ 'users/preuve': all.preuve })),
  en: () => import('../../messages/en/ecrans/users/preuve').then((all) => ({ 'users/preuve': all.preuve })),
  ar: () => import('../../messages/ar/ecrans/users/preuve').then((all) => ({ 'users/preuve': all.preuve })),
};
