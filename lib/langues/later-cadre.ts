/** Loads, in one language, the words of what any page may want at once: menus, suggestions, toasts. */
export const cadre = {
  fr: () => import('./later/fr/cadre'),
  en: () => import('./later/en/cadre'),
  ar: () => import('./later/ar/cadre'),
};
