import { LANGUES } from './langue.mjs';

// Plain JavaScript, as `say.mjs`: the server reads it before anything is compiled.

/** @typedef {import('./langue.mjs').Langue} Langue */

/** Which language this browser’s reader chose; their account’s setting comes before it. */
export const LANGUE_COOKIE = 'rihla_langue';
export const LANGUE_COOKIE_SECONDS = 365 * 86_400;

/** In which the middleware tells a page that is one person's its address: a layout is not told. What came in it from outside is never read. */
export const ADDRESS_HEADER = 'x-rihla-adresse';

const OTHERS = LANGUES.filter((langue) => langue !== 'fr');
const PREFIX = new RegExp(`^/(${OTHERS.join('|')})(?=[/?#]|$)`);

/** What has no language: files, the API, what machines read. */
const WITHOUT_LANGUE =
  'api|_next|uploads|partage|sitemaps|sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|sw\\.js|scan-worker\\.js|hors-ligne\\.html|\\.well-known|favicon\\.ico|first-paint\\.js|drawings\\.svg|icons|map';
const FREE = new RegExp(`^/(?:${WITHOUT_LANGUE})(?=[/?#]|$)`);

/**
 * The language of an address of this site, and the address in French: French stands at `/transporteurs`, the others at
 * `/en/transporteurs` and `/ar/transporteurs`.
 * @param {string} address from its path on
 * @returns {{ langue: Langue, path: string }}
 */
export function langueOfAddress(address) {
  const found = PREFIX.exec(address);
  if (!found) return { langue: 'fr', path: address };
  // One slash: two would lead off the site.
  const path = `/${address.slice(found[0].length).replace(/^\/+/, '')}`;
  return { langue: /** @type {Langue} */ (found[1]), path };
}

/**
 * An address of this site in a language: what is no page of ours, or has no language, stays as it is.
 * @param {Langue} langue
 * @param {string} address `/transporteurs?date=…`, as it is in French or in any other language
 * @returns {string}
 */
export function addressIn(langue, address) {
  if (!/^\/(?!\/)/.test(address) || FREE.test(address)) return address;
  const { path } = langueOfAddress(address);
  if (langue === 'fr') return path;
  return `/${langue}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
