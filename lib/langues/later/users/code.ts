/** Loads these messages in one language. */
export const code = {
  fr: () => import('../../messages/fr/ecrans/users/code').then((all) => ({ 'users/code': all.code })),
  en: () => import('../../messages/en/ecrans/users/code').then((all) => ({ 'users/code': all.code })),
  ar: () => import('../../messages/ar/ecrans/users/code').then((all) => ({ 'users/code': all.code })),
};
