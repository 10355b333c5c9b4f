/** Loads these messages in one language. */
export const jour = {
  fr: () => import('../../messages/fr/ecrans/users/jour').then((all) => ({ 'users/jour': all.jour })),
  en: () => import('../../messages/en/ecrans/users/jour').then((all) => ({ 'users/jour': all.jour })),
  ar: () => import('../../messages/ar/ecrans/users/jour').then((all) => ({ 'users/jour': all.jour })),
};
