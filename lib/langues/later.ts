/** Loads, in one language, the words of all else that comes later: forms, dialogs, what owners see of their things. */
export const ecrans = {
  fr: () => import('./later/fr/ecrans'),
  en: () => import('./later/en/ecrans'),
  ar: () => import('./later/ar/ecrans'),
};
