/** How the site is drawn: light, dark, or as the device is (docs/screens.md, Settings). */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];
