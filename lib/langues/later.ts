/** Loads, in one language, the words of what any page may want at once: menus, suggestions, toasts. */
export const cadre = {
  fr: () => import('./later/fr/cadre'),
  en: () => import('./later/en/cadre'),
  ar: () => import('./later/ar/cadre'),
};

/** Loads, in one language, the words of all else that comes later: forms, dialogs, what owners see of their things. */
export const ecrans = {
  fr: () => import('./later/fr/ecrans'),
  en: () => import('./later/en/ecrans'),
  ar: () => import('./later/ar/ecrans'),
};
