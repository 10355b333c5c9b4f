/**
 * Under which names our pages keep something in a browser, cookies apart; those that end in a dot begin others. The page
 * `/cookies` says of each what it is, and the browser tests fail on any other.
 */
export const KEPT_NAMES = {
  toast: 'rihla_toast',
  draft: 'rihla.saisie.',
  code: 'rihla.code.',
  push: 'rihla-push',
  theme: 'rihla_theme',
  themeOfMember: 'rihla_theme_compte',
  member: 'rihla_compte',
  offline: 'rihla-prive.',
  offlinePage: 'rihla-public.',
} as const;
