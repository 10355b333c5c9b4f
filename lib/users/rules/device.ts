import { appareils } from '@/lib/langues/appareils';
import type { Langue } from '@/lib/langues/langue.mjs';

// The more particular first: most browsers also name those they are like.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** A login's device as its owner would name it, « Chrome sur Windows », from what it says of itself. */
export function deviceName(userAgent: string | null, langue: Langue = 'fr'): string {
  if (!userAgent) return appareils('inconnu')(langue);
  const [navigateur, systeme] = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)];
  if (navigateur) return systeme ? appareils('navigateurSur', { navigateur, systeme })(langue) : navigateur;
  return systeme ? appareils('applicationSur', { systeme })(langue) : appareils('application')(langue);
}

/** Whether the device is held in the hand. */
export function isPhone(userAgent: string | null): boolean {
  return /\b(?:iPhone|Android|Mobile)\b/.test(userAgent ?? '');
}
