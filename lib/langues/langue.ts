/** The languages that the product can speak, French first: its own, and that of its addresses. */
export const LANGUES = ['fr', 'en', 'ar'] as const;
export type Langue = (typeof LANGUES)[number];

/** The way a text runs. */
export type Sens = 'ltr' | 'rtl';

/** Which way a language is written. */
export const sensOf = (langue: Langue): Sens => (langue === 'ar' ? 'rtl' : 'ltr');

/** What `Intl` is asked by: figures stay Western ones in each. */
export const LOCALES: Record<Langue, string> = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-u-nu-latn' };

/**
 * The language to answer in, of those that are `offered`, by an `Accept-Language` header (RFC 9110, 12.5.4): the one
 * wanted most, French when none of them is, and for `*`. Of a long header only the beginning is read.
 */
export function langueWanted(header: string | null, offered: readonly Langue[]): Langue {
  let [best, weight]: [Langue, number] = ['fr', 0];
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const wanted = q === undefined ? 1 : Number(q.slice(2));
    const langue = range === '*' ? 'fr' : offered.find((one) => range === one || range.startsWith(`${one}-`));
    if (langue && wanted > weight) [best, weight] = [langue, wanted];
  }
  return best;
}
