/** Loads these messages in one language. */
export const fiche = {
  fr: () => import('../../messages/fr/ecrans/agences/fiche').then((all) => ({ 'agences/fiche': all.fiche })),
  en: () => import('../../messages/en/ecrans/agences/fiche').then((all) => ({ 'agences/fiche': all.fiche })),
  ar: () => import('../../messages/ar/ecrans/agences/fiche').then((all) => ({ 'agences/fiche': all.fiche })),
};
