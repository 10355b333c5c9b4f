/** Loads these messages in one language. */
export const papier = {
  fr: () => import('../../messages/fr/ecrans/users/papier').then((all) => ({ 'users/papier': all.papier })),
  en: () => import('../../messages/en/ecrans/users/papier').then((all) => ({ 'users/papier': all.papier })),
  ar: () => import('../../messages/ar/ecrans/users/papier').then((all) => ({ 'users/papier': all.papier })),
};
