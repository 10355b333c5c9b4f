/** Loads these messages in one language. */
export const champs = {
  fr: () => import('../../messages/fr/ecrans/ui/champs').then((all) => ({ 'ui/champs': all.champs })),
  en: () => import('../../messages/en/ecrans/ui/champs').then((all) => ({ 'ui/champs': all.champs })),
  ar: () => import('../../messages/ar/ecrans/ui/champs').then((all) => ({ 'ui/champs': all.champs })),
};
