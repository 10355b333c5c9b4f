import { addressIn, LANGUE_COOKIE, LANGUE_COOKIE_SECONDS } from '@/lib/langues/adresse.mjs';
import type { Langue } from '@/lib/langues/langue.mjs';

/** Which language was chosen in this browser, if any was. */
export const langueHere = (): string | undefined =>
  new RegExp(`(?:^|; )${LANGUE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/** Private pages in this browser speak that language from now on. */
export function rememberLangue(langue: Langue): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is no browser's but Chromium's
  document.cookie = `${LANGUE_COOKIE}=${langue}; Path=/; Max-Age=${LANGUE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/** The page that is shown, in another language: loaded anew, its frame speaks too. */
export function goInLangue(langue: Langue): void {
  const { pathname, search, hash } = location;
  location.assign(addressIn(langue, `${pathname}${search}${hash}`));
}
