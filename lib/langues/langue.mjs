// Plain JavaScript, as `say.mjs`: the server reads both before anything is compiled.

/** The languages that the product can speak, French first: its own, and that of its addresses. */
export const LANGUES = /** @type {const} */ (['fr', 'en', 'ar']);
/** @typedef {(typeof LANGUES)[number]} Langue */

/**
 * The language that the first part of a page's address names (`app/[langue]`): French in any case.
 * @param {string} [part]
 * @returns {Langue}
 */
export const langueOfPart = (part) => LANGUES.find((langue) => langue === part) ?? 'fr';

/**
 * What each language calls itself.
 * @type {Record<Langue, string>}
 */
export const NAMES = { fr: 'Français', en: 'English', ar: 'العربية' };

/**
 * The way a text runs.
 * @typedef {'ltr' | 'rtl'} Sens
 */

/**
 * Which way a language is written.
 * @param {Langue} langue
 * @returns {Sens}
 */
export const sensOf = (langue) => (langue === 'ar' ? 'rtl' : 'ltr');

/**
 * What `Intl` is asked by: figures stay Western ones in each.
 * @type {Record<Langue, string>}
 */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-MA-u-nu-latn' };

/**
 * The languages that a site offers, by its setting `LANGUES` (`fr,en`): all where it says nothing, French in any case.
 * @param {string} [names]
 * @returns {Langue[]}
 */
export function languesOffered(names) {
  if (!names) return [...LANGUES];
  const named = names.split(',');
  return LANGUES.filter((langue) => langue === 'fr' || named.includes(langue));
}

/**
 * The language to answer in, of those that are `offered`, by an `Accept-Language` header (RFC 9110, 12.5.4): the one
 * wanted most, French when none of them is, and for `*`. Of a long header only the beginning is read.
 * @param {string | null | undefined} header
 * @param {readonly Langue[]} offered
 * @returns {Langue}
 */
export function langueWanted(header, offered) {
  /** @type {[Langue, number]} */
  let [best, weight] = ['fr', 0];
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const wanted = q === undefined ? 1 : Number(q.slice(2));
    const langue = range === '*' ? 'fr' : offered.find((one) => range === one || range.startsWith(`${one}-`));
    if (langue && wanted > weight) [best, weight] = [langue, wanted];
  }
  return best;
}

/**
 * The headers of an answer that is written in a language.
 * @param {Langue} langue
 * @returns {[name: string, value: string][]}
 */
export function spoken(langue) {
  return [
    ['Content-Language', langue],
    ['Vary', 'Accept-Language'],
  ];
}
