import { langueOfAddress } from '../lib/langues/adresse.mjs';
import { languesOffered } from '../lib/langues/langue.mjs';

/** An id, as a regular expression says it. */
export const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

/** Pages that show the same to everybody, each with the names of its query that it reads, in the order of its own links. */
const PAGES = /** @type {[RegExp, string[]][]} */ ([
  [
    /^\/(?:about|commission|terms|privacy|cookies|contact|mentions-legales|faq|verifications|developpeurs)?$/,
    [],
  ],
  [
    /^\/transporteurs$/,
    ['search', 'villeDepart', 'villeArrivee', 'date', 'type', 'poidsMax', 'sort', 'cursor'],
  ],
  [/^\/demandes$/, ['search', 'categorie', 'ville', 'cursor']],
  [/^\/agences$/, ['search', 'ville', 'services', 'cursor']],
  [/^\/produits$/, ['cursor']],
  // two cities; what is as long as a secret is one
  [/^\/colis\/(?![\w-]{32}$)[a-z]+(?:-[a-z]+)+$/, []],
  [new RegExp(`^/(?:transporteurs|demandes|produits|agences|profile)/${ID}$`), []],
  [new RegExp(`^/profile/${ID}/(?:transports|demandes|produits|avis)$`), ['cursor']],
]);

/** Beyond this it is nobody's search, and is made for each who asks. */
const LONGEST_ADDRESS = 4_000;
const LONGEST_QUERY = 700;
const OFFERED = languesOffered(process.env.LANGUES);

/**
 * The one address of what a request for a public page asks for: without what the page does not read, in one order. All that
 * has the same address is the same page. Null for what is no public page. Held by tests/unit/public-pages.test.ts.
 * @param {string} url as it was asked for
 * @returns {{ path: string, address: string } | null} the path is that in French
 */
export function publicPage(url) {
  if (url.length > LONGEST_ADDRESS) return null;
  const end = url.indexOf('?');
  const asked = end < 0 ? url : url.slice(0, end);
  const { langue, path } = langueOfAddress(asked);
  if (langue !== 'fr' && !OFFERED.includes(langue)) return null;
  const names = PAGES.find(([pattern]) => pattern.test(path))?.[1];
  if (!names) return null;
  const query = end < 0 || names.length === 0 ? '' : ownQuery(names, new URLSearchParams(url.slice(end + 1)));
  if (query.length > LONGEST_QUERY) return null;
  return { path, address: query ? `${asked}?${query}` : asked };
}

/** @param {string[]} names @param {URLSearchParams} asked */
function ownQuery(names, asked) {
  const own = new URLSearchParams();
  for (const name of names) {
    // Pages read the first of repeated values; services are several, repeated or between commas.
    const values = name === 'services' ? several(asked.getAll(name)) : [asked.get(name)?.trim() ?? ''];
    for (const value of values) if (value) own.append(name, value);
  }
  return own.toString();
}

/** @param {string[]} values */
const several = (values) =>
  [...new Set(values.flatMap((one) => one.split(',')).map((one) => one.trim()))].sort();
