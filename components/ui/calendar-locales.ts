/** How a calendar writes months and days; Arabic as in Morocco. Loaded with the calendar. */
export const CALENDAR_LOCALES = {
  fr: () => import('react-day-picker/locale/fr').then((module) => module.fr),
  en: () => import('react-day-picker/locale/en-GB').then((module) => module.enGB),
  ar: () => import('react-day-picker/locale/ar-MA').then((module) => module.arMA),
};
