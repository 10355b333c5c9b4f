/** Loads these messages in one language. */
export const usage = {
  fr: () => import('../../messages/fr/ecrans/users/usage').then((all) => ({ 'users/usage': all.usage })),
  en: () => import('../../messages/en/ecrans/users/usage').then((all) => ({ 'users/usage': all.usage })),
  ar: () => import('../../messages/ar/ecrans/users/usage').then((all) => ({ 'users/usage': all.usage })),
};
