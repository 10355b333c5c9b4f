import { pageWords } from '@/components/words/server';
import { TYPED_COOKIE, TYPED_SECONDS } from '@/lib/core/http/plain-form';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import { deviceCookieName, SESSION_HINT_COOKIE, sessionCookieName } from '@/lib/core/sessions/cookie';
import { DEVICE_DAYS, LOGIN_PERIODS, TRUSTED_DAYS } from '@/lib/core/sessions/periods';
import { LANGUE_COOKIE, LANGUE_COOKIE_SECONDS } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';

export type Kept = { name: string; text: string };

const { short, remembered } = LOGIN_PERIODS;

/** Whether there is a language to choose, and a cookie that remembers it. */
export const severalLangues = (): boolean => languesOffered(process.env.LANGUES).length > 1;

/** Every cookie of the site, and what it does. */
export function cookiesOfSite(): Kept[] {
  const words = pageWords('textes/cookies');
  const days = (n: number) => words('jours', { n });
  return [
    {
      name: sessionCookieName(),
      text: words('session', {
        courte: days(short.days),
        heures: short.idleHours,
        longue: days(remembered.days),
        repos: days(remembered.idleHours / 24),
      }),
    },
    { name: SESSION_HINT_COOKIE, text: words('indice') },
    {
      name: deviceCookieName(),
      text: words('appareil', { dispense: days(TRUSTED_DAYS), duree: days(DEVICE_DAYS) }),
    },
    { name: TYPED_COOKIE, text: words('saisie', { minutes: TYPED_SECONDS / 60 }) },
    ...(severalLangues()
      ? [{ name: LANGUE_COOKIE, text: words('langue', { duree: days(LANGUE_COOKIE_SECONDS / 86_400) }) }]
      : []),
  ];
}

/** What our pages keep in a browser beside cookies, and until when; each is told of under its own name. */
export function keptBeside(): Kept[] {
  const words = pageWords('textes/cookies');
  return (Object.keys(KEPT_NAMES) as (keyof typeof KEPT_NAMES)[]).map((key) => ({
    name: KEPT_NAMES[key].replace(/\.$/, '.*'),
    text: words(key),
  }));
}
