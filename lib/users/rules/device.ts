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
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Appareil inconnu';
  const [browser, system] = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)];
  if (browser) return system ? `${browser} sur ${system}` : browser;
  return system ? `Application sur ${system}` : 'Application';
}

/** Whether the device is held in the hand. */
export function isPhone(userAgent: string | null): boolean {
  return /\b(?:iPhone|Android|Mobile)\b/.test(userAgent ?? '');
}

/** Whether a text names a time zone that we know. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
