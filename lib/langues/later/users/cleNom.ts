/** Loads these messages in one language. */
export const cleNom = {
  fr: () => import('../../messages/fr/ecrans/users/cleNom').then((all) => ({ 'users/cleNom': all.cleNom })),
  en: () => import('../../messages/en/ecrans/users/cleNom').then((all) => ({ 'users/cleNom': all.cleNom })),
  ar: () => import('../../messages/ar/ecrans/users/cleNom').then((all) => ({ 'users/cleNom': all.cleNom })),
};
